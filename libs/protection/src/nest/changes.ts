import { newId } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { playChangeTable } from './protection.tables';

/** Something a member has changed of their protection. */
export interface ProtectionChange {
  username: string;
  at: Date;
  /** `reminder`, `COOL_OFF`, `SELF_EXCLUSION`, or a limit: `DEPOSIT DAY`. */
  what: string;
  /** What held before; `null` for what only begins. */
  before: object | null;
  chosen: object;
}

/** Notes a change for good, in the transaction that makes it. */
export async function noteChange(tx: AgentTx, change: ProtectionChange): Promise<void> {
  await tx.insert(playChangeTable).values({ agent: tx.agent, id: newId(change.at.getTime()), ...change });
}
