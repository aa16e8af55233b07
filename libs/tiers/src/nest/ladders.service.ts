import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Cache, Changes } from '@housebrand/shared/nest';
import type { TierRow } from './tier-config.tables';
import { TiersRepository } from './tiers.repository';

const LADDER_CHANGED = 'tier-ladder';
const MAX_REMEMBERED = 10_000;

/** A ladder as it was read; another reading is another version. */
export interface Ladder {
  version: number;
  /** From the bottom; empty when neither the agent nor MASTER has one. */
  steps: readonly TierRow[];
}

/** The ladders of agents: read once, kept in memory, forgotten in every instance on a change. */
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

  /** An agent's own, else MASTER's. */
  of(prefix: string): Promise<Ladder> {
    return this.ladders.get(prefix, async () => {
      const steps = await this.tiers.ladder(prefix);
      return { version: (this.readings += 1), steps };
    });
  }

  /** Makes every instance forget an agent's ladder; to be called after a change is committed. */
  async changed(prefix: string): Promise<void> {
    await this.changes.publish(LADDER_CHANGED, prefix);
  }

  /** All of them when it is MASTER's, whose ladder others use. */
  private forget(prefix: string): void {
    if (prefix === DEFAULT_PREFIX) {
      this.ladders.clear();
      this.ladders.forgetReads();
    }
    this.ladders.forget(prefix);
  }
}
