import { and, asc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, type AgentTx } from '@housebrand/shared/nest';
import { watchedReportTable as table } from './watched-report.tables';

/** A watched report. */
export type WatchedReport = typeof table.$inferSelect;

/** What the job has read of a report. */
export type ReadReport = Pick<WatchedReport, 'since' | 'announced'>;

const instant = (at: Date): SQL => sql`${sql.param(at, table.since)}::timestamptz`;

/** The reports in which payments may end soon. */
@Injectable()
export class WatchedReportsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns due reports of all agents, the one read longest ago first. The longer the member's last action ago, the longer the pause
   * between two reads: a tenth of it, at most ten minutes.
   */
  async due(now: Date, limit: number): Promise<WatchedReport[]> {
    const pause = sql`least((${instant(now)} - ${table.touchedAt}) / 10, interval '10 minutes')`;
    return this.database.asOperator((tx) =>
      tx
        .select()
        .from(table)
        .where(sql`${table.requestedAt} is null or ${table.requestedAt} <= ${instant(now)} - ${pause}`)
        .orderBy(sql`${table.requestedAt} nulls first`, asc(table.touchedAt))
        .limit(limit),
    );
  }

  /** Watches the deposits of members, or watches them longer. */
  async watchDeposits(tx: AgentTx, usernames: readonly string[], span: Record<'at' | 'until', Date>): Promise<void> {
    const members = sql`unnest(${sql.param([...usernames])}::text[]) member`;
    const watch = sql`watch_report(${tx.agent}, member, 'DEPOSIT', ${instant(span.at)}, ${instant(span.until)})`;
    await tx.execute(sql`select ${watch} from ${members}`);
  }

  /** Notes a read before it is made, so that a member without a session, or an error, comes last in the next run. */
  async noteRead(report: WatchedReport, now: Date): Promise<void> {
    await this.database.write(report.agent, (q) => q.update(table).set({ requestedAt: now }).where(isReport(report)));
  }

  /** Locks a report. @returns what was announced; `null` if another instance has stopped watching it */
  async lockForUpdate(tx: AgentTx, report: WatchedReport): Promise<string[] | null> {
    const [row] = await tx.select({ announced: table.announced }).from(table).where(isReport(report)).for('update');
    return row?.announced ?? null;
  }

  /** Continues to watch a locked report. */
  async proceed(tx: AgentTx, report: WatchedReport, read: ReadReport): Promise<void> {
    await tx.update(table).set(read).where(isReport(report));
  }

  /** Stops watching a locked report, unless the member has acted since it was read. */
  async stop(tx: AgentTx, report: WatchedReport): Promise<void> {
    await tx.delete(table).where(and(isReport(report), eq(table.touchedAt, report.touchedAt)));
  }

  /** Gives up reports of all agents whose open payments never ended. */
  async forget(before: Date): Promise<void> {
    await this.database.asOperator((tx) => tx.delete(table).where(lt(table.since, before)));
  }
}

function isReport({ username, kind }: Pick<WatchedReport, 'username' | 'kind'>): SQL | undefined {
  return and(eq(table.username, username), eq(table.kind, kind));
}
