import { Injectable } from '@nestjs/common';
import { Clock, Database, type OperatorTx } from '@housebrand/shared/nest';
import { desc, lt, sql } from 'drizzle-orm';
import { RECONCILIATIONS, type Reconciliation, type RunResult } from '../../core';
import type { ObservedAgent } from './cases.repository';
import { reconciliationRunTable as table } from './reconciliation.tables';

/** A stored row. */
export type StoredRun = typeof table.$inferSelect;

/** What the comparisons found. Runs with the same result after each other are one row. */
@Injectable()
export class RunsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Records a run for each of the agents that it compared. */
  async record(tx: OperatorTx, what: Reconciliation, observed: readonly ObservedAgent[]): Promise<void> {
    const rows = observed.map((one) => ({ ...one, result: one.open > 0 ? ('DIFFERS' as const) : ('AGREES' as const) }));
    await this.store(tx, what, rows);
  }

  /** Records that the provider's side of an agent could not be read: the cases stay as they are. */
  async recordUnread(tx: OperatorTx, what: Reconciliation, agent: string): Promise<void> {
    const { rows } = await tx.execute<{ open: number }>(sql`
      select count(*)::int as open from reconciliation_case
      where agent = ${agent} and state = 'OPEN' and kind = any(${sql.param([...RECONCILIATIONS[what]])}::text[])`);
    await this.store(tx, what, [{ agent, opened: 0, gone: 0, open: rows[0]!.open, result: 'UNREAD' }]);
  }

  /** Returns a page of an agent's rows, the latest first. @param before number of the last row of the page before */
  page(agent: string, before: bigint | null, limit: number): Promise<StoredRun[]> {
    const isIt = before === null ? undefined : lt(table.number, before);
    return this.database.read(agent, (q) =>
      q.select().from(table).where(isIt).orderBy(desc(table.number)).limit(limit),
    );
  }

  private async store(
    tx: OperatorTx,
    what: Reconciliation,
    rows: readonly (ObservedAgent & { result: RunResult })[],
  ): Promise<void> {
    const at = this.clock.now().toISOString();
    await tx.execute(sql`
      with given as (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (agent text, opened int, gone int, open int, result text)
        ), latest as (
          select given.*, last.number, (last.open, last.result) = (given.open, given.result) and given.opened + given.gone = 0 as is_same
          from given left join lateral (
            select number, open, result from reconciliation_run run
            where run.agent = given.agent and run.comparison = ${what} order by number desc limit 1
          ) last on true
        ), again as (
          update reconciliation_run run set runs = run.runs + 1, last_at = ${at}::timestamptz
          from latest where latest.is_same and (run.agent, run.number) = (latest.agent, latest.number)
        )
      insert into reconciliation_run (agent, comparison, result, opened, gone, open, first_at, last_at)
      select agent, ${what}, result, opened, gone, open, ${at}::timestamptz, ${at}::timestamptz from latest where is_same is not true`);
  }
}
