import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Database, replaceList, type AgentTx } from '@housebrand/shared/nest';
import { tierConfigTable, type TierRow } from './tier-config.tables';

@Injectable()
export class TiersRepository {
  constructor(private readonly database: Database) {}

  /** The agent's ladder, the lowest tier first; MASTER's for an agent without one. */
  async ladder(prefix: string): Promise<TierRow[]> {
    const own = await this.steps(prefix);
    return own.length > 0 || prefix === DEFAULT_PREFIX ? own : this.steps(DEFAULT_PREFIX);
  }

  private steps(prefix: string): Promise<TierRow[]> {
    return this.database.read(prefix, (q) => q.select().from(tierConfigTable).orderBy(tierConfigTable.tierLevel));
  }
}

/** Replaces the agent's ladder; seeds use it, too. Call `LaddersService.changed` after the commit. */
export async function replaceTiers(tx: AgentTx, steps: readonly TierRow[]): Promise<void> {
  await replaceList(tx, tierConfigTable, 'tierLevel', () => steps);
}
