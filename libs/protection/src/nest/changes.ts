import { newId } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { playChangeTable } from './protection.tables';

/** A change of a member's protection. */
export interface ProtectionChange {
  username: string;
  at: Date;
  /** `reminder`, `COOL_OFF`, `SELF_EXCLUSION`, or a limit: `DEPOSIT DAY`. */
  what: string;
  /** The previous setting; `null` for a new exclusion. */
  before: object | null;
  chosen: object;
}

/** Records a change in the append-only table, in the transaction that makes it. */
export async function noteChange(tx: AgentTx, change: ProtectionChange): Promise<void> {
  await tx.insert(playChangeTable).values({ agent: tx.agent, id: newId(change.at), ...change });
}
