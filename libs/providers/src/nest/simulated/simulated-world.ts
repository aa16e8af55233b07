import type { Settings } from '@housebrand/shared/nest';
import { CONTROL_PATHS, openedSite, regulars, worldTime, type OpenedSite, type WorldTime } from '../../core';
import { toPlatformMember } from '../identity/identity.mapper';
import type { PlatformMember } from '../identity/identity.records';

const DEADLINE_MS = 3_000;
/** Its members' passwords are hashed. */
const OPENING_MS = 20_000;

/** A member whom the simulated world begins with. */
export interface Regular extends PlatformMember {
  /** Who brought the member, by username; `null`: nobody. */
  referrer: string | null;
}

/** The provider simulator's own side, which no provider has: its clock and its people. Simulator mode only. */
export class SimulatedWorld {
  private readonly origin: string;

  constructor({ providers }: Pick<Settings, 'providers'>) {
    this.origin = new URL(providers.gamePlatform.url).origin;
  }

  /** @throws Error when the simulator does not answer */
  async time(): Promise<WorldTime> {
    return worldTime.parse(await this.read(CONTROL_PATHS.clock));
  }

  /** Members whom the simulated world begins with. @throws Error when the simulator does not answer */
  async regulars(): Promise<Regular[]> {
    const readAt = new Date();
    return regulars
      .parse(await this.read(CONTROL_PATHS.regulars))
      .map(({ profile, referrer }) => ({ ...toPlatformMember(profile, readAt), referrer }));
  }

  /** Opens a site for an agent that the world did not begin with. @throws Error when the simulator does not answer, or refuses */
  async openSite(site: { prefix: string; name: string }): Promise<OpenedSite> {
    return openedSite.parse(
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
