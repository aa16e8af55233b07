import type { DemoPayment, Settings } from '@housebrand/shared/nest';
import { CONTROL_PATHS, createdSite, regulars, worldTime, type CreatedSite, type WorldTime } from '../../core';
import { toPlatformMember } from '../identity/identity.mapper';
import type { PlatformMember } from '../identity/identity.records';

const DEADLINE_MS = 3_000;
/** Longer, because opening a site hashes its members' passwords. */
const OPENING_MS = 20_000;

/** A seeded member with a history. */
export interface Regular extends PlatformMember {
  /** The upline's username; `null` if there is none. */
  referrer: string | null;
  /** Deposits that arrived and withdrawals that were paid, oldest first. */
  paid: readonly DemoPayment[];
}

/** The simulator's control API, which a provider does not have: its clock and members. Simulator mode only. */
export class SimulatedWorld {
  private readonly origin: string;

  constructor({ providers }: Pick<Settings, 'providers'>) {
    this.origin = new URL(providers.gamePlatform.url).origin;
  }

  /** Returns the simulator's time. @throws Error if the simulator does not answer */
  async time(): Promise<WorldTime> {
    return worldTime.parse(await this.read(CONTROL_PATHS.clock));
  }

  /** Lists the seeded members with a history. @throws Error if the simulator does not answer */
  async regulars(): Promise<Regular[]> {
    const readAt = new Date();
    return regulars.parse(await this.read(CONTROL_PATHS.regulars)).map(({ profile, referrer, paid }) => ({
      ...toPlatformMember(profile, readAt),
      referrer,
      paid: paid.map(({ kind, id, amountSatang, settledAt }) => ({
        ...{ kind, id, amountSatang: BigInt(amountSatang), settledAt: new Date(settledAt) },
      })),
    }));
  }

  /** Opens a site for an agent that the seed does not contain. @throws Error if the simulator does not answer or refuses */
  async openSite(site: { prefix: string; name: string }): Promise<CreatedSite> {
    return createdSite.parse(
      await this.read(CONTROL_PATHS.sites, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(site),
        signal: AbortSignal.timeout(OPENING_MS),
      }),
    );
  }

  private async read(path: string, request: RequestInit = {}): Promise<unknown> {
    const reply = await fetch(this.origin + path, { signal: AbortSignal.timeout(DEADLINE_MS), ...request });
    if (!reply.ok) throw new Error(`the simulator answered ${reply.status} to ${path}`);
    return reply.json();
  }
}
