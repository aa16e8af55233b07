import type { AgentTx, DemoDay } from '@housebrand/shared/nest';
import { reportedPaymentTable as table } from './reported-payment.tables';

/** Rows of one statement. */
const PORTION = 500;

/**
 * Records what the demo's members were paid before one of them logged in. {@link PaymentEnds} reads a member's report only with the
 * member's session, so the demo's reports would have no deposits.
 */
export async function seedReportedPayments(tx: AgentTx, { regulars }: DemoDay): Promise<void> {
  const rows = regulars.flatMap(({ username, paid }) => {
    const first = paid.find(({ kind }) => kind === 'DEPOSIT');
    return paid.map((payment) => ({
      ...{ agent: tx.agent, username, kind: payment.kind, reference: payment.id, satang: payment.amountSatang },
      ...{ endedAt: payment.settledAt, isFirst: payment === first },
    }));
  });
  for (let start = 0; start < rows.length; start += PORTION)
    await tx
      .insert(table)
      .values(rows.slice(start, start + PORTION))
      .onConflictDoNothing();
}
