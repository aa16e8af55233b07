import type { Settings } from '@housebrand/shared/nest';
import type { Satang } from '@housebrand/shared';
import { z } from 'zod';
import { CONTROL_PATHS, regular, worldTime, type WorldTime } from '../../core';
import { toPlatformMember } from '../identity/identity.mapper';
import type { PlatformMember } from '../identity/identity.records';

const DEADLINE_MS = 3_000;

/** A member whom the simulated world begins with. */
export interface Regular {
  member: PlatformMember;
  /** What the member had deposited and played when the business day began. */
  dayBegan: { deposit: Satang; turnover: Satang };
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

  /** @throws Error when the simulator does not answer */
  async regulars(): Promise<Regular[]> {
    const readAt = new Date();
    return z
      .array(regular)
      .parse(await this.read(CONTROL_PATHS.regulars))
      .map(({ profile, dayBegan: { depositedSatang, turnoverSatang } }) => ({
        member: toPlatformMember(profile, readAt),
        dayBegan: { deposit: BigInt(depositedSatang), turnover: BigInt(turnoverSatang) },
      }));
  }

  private async read(path: string): Promise<unknown> {
    const reply = await fetch(this.origin + path, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!reply.ok) throw new Error(`the simulator answered ${reply.status} to ${path}`);
    return reply.json();
  }
}
