import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Cache, Changes } from '@housebrand/shared/nest';
import type { TierRow } from './tier-config.tables';
import { TiersRepository } from './tiers.repository';

const LADDER_CHANGED = 'tier-ladder';
const MAX_REMEMBERED = 10_000;

/** A ladder with a version that changes with every read from the database. */
export interface Ladder {
  version: number;
  /** The lowest first; empty when neither the agent nor MASTER has any. */
  steps: readonly TierRow[];
}

/** Ladders of agents, cached until a change invalidates them in every instance. */
@Injectable()
export class LaddersService {
  private readonly ladders = new Cache<Ladder>({ maxEntries: MAX_REMEMBERED });
  private readings = 0;

  constructor(
    private readonly tiers: TiersRepository,
    private readonly changes: Changes,
  ) {
    changes.on(LADDER_CHANGED, (prefix) => this.forget(prefix));
    changes.onLost(() => this.forget(DEFAULT_PREFIX));
  }

  /** The agent's own ladder, else MASTER's. */
  of(prefix: string): Promise<Ladder> {
    return this.ladders.get(prefix, async () => {
      const steps = await this.tiers.ladder(prefix);
      this.readings += 1;
      return { version: this.readings, steps };
    });
  }

  /** Invalidates an agent's ladder in every instance; call it after the commit. */
  async changed(prefix: string): Promise<void> {
    await this.changes.publish(LADDER_CHANGED, prefix);
  }

  /** MASTER's ladder is the default of other agents, so a change to it drops all. */
  private forget(prefix: string): void {
    if (prefix === DEFAULT_PREFIX) {
      this.ladders.clear();
      this.ladders.forgetReads();
    }
    this.ladders.forget(prefix);
  }
}
