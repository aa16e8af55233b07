import { and, eq, max } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { ReportedPayment } from '@housebrand/providers/nest';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { reportedPaymentTable as table } from './reported-payment.tables';
import type { WatchedReport } from './watched-reports.repository';

type Report = Pick<WatchedReport, 'agent' | 'username' | 'kind'>;

/** What the provider's reports have shown as paid, for the sums of an agent. */
@Injectable()
export class ReportedPaymentsRepository {
  constructor(private readonly database: Database) {}

  /** Returns when the latest recorded payment of a report ended; `null` if none is recorded. */
  async lastEnd({ agent, username, kind }: Report): Promise<Date | null> {
    const [row] = await this.database.read(agent, (q) =>
      q
        .select({ lastEnd: max(table.endedAt) })
        .from(table)
        .where(and(eq(table.username, username), eq(table.kind, kind))),
    );
    return row?.lastEnd ?? null;
  }

  /** Records payments that were paid, each once. @param isAll whether they are all that the report has */
  async record(
    tx: AgentTx,
    { agent, username, kind }: Report,
    payments: readonly ReportedPayment[],
    { isAll, now }: { isAll: boolean; now: Date },
  ): Promise<void> {
    const rows = payments
      .filter(({ status }) => status === 'SUCCESS')
      .map(({ id, amountSatang, settledAt }) => ({ reference: id, satang: amountSatang, endedAt: settledAt ?? now }))
      .sort((one, other) => one.endedAt.getTime() - other.endedAt.getTime())
      .map((row, index) => ({
        agent,
        username,
        kind,
        ...row,
        isFirst: isAll && index === 0 && kind === 'DEPOSIT',
      }));
    if (rows.length > 0) await tx.insert(table).values(rows).onConflictDoNothing();
  }
}
