import { Injectable } from '@nestjs/common';
import type { InstantRange } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { and, gte, lt, sql } from 'drizzle-orm';
import { endedDayTable, lateFactTable } from './ended-days.tables';
import type { RangeRow } from './figures.repository';

/** Names a stored day by its instants. */
export const nameOfDay = ({ from, until }: InstantRange): string => `${from.getTime()}-${until.getTime()}`;

interface StoredRow extends RangeRow {
  starts_at: Date;
  ends_at: Date;
}

/** The stored figures of an agent's ended days. */
@Injectable()
export class EndedDaysRepository {
  /** Returns the days of a range whose figures are stored and valid, by {@link nameOfDay}. */
  async valid(tx: AgentTx, { from, until }: InstantRange): Promise<ReadonlyMap<string, RangeRow>> {
    const { rows } = await tx.execute<StoredRow>(sql`
      select starts_at, ends_at, deposits::text, firsts, withdrawals::text, stake::text, payout::text, active, fresh, bonus::text
      from ended_day day
      where starts_at >= ${from.toISOString()}::timestamptz and starts_at < ${until.toISOString()}::timestamptz
        and not exists (select from late_fact late where late.at >= day.starts_at and late.at < day.ends_at)`);
    return new Map(
      rows.map(({ starts_at: startsAt, ends_at: endsAt, ...row }) => [
        nameOfDay({ from: new Date(startsAt), until: new Date(endsAt) }),
        row,
      ]),
    );
  }

  /** Moves the end of the ended days forward. Commit before {@link noteKnown}. */
  async moveEnd(tx: AgentTx, until: Date): Promise<void> {
    await tx.execute(sql`
      insert into day_end (agent, until) values (current_setting('app.agent'), ${until.toISOString()}::timestamptz)
      on conflict (agent) do update set until = excluded.until, known_from = null where day_end.until < excluded.until`);
  }

  /** Notes from which transaction on every fact knows the committed end. */
  async noteKnown(tx: AgentTx): Promise<void> {
    await tx.execute(
      sql`update day_end set known_from = pg_snapshot_xmax(pg_current_snapshot()) where known_from is null`,
    );
  }

  /** Returns until when days may be stored: no running transaction may still record a fact of them without noting it. */
  async storable(tx: AgentTx): Promise<Date | null> {
    const { rows } = await tx.execute<{ until: Date }>(
      sql`select until from day_end where known_from <= pg_snapshot_xmin(pg_current_snapshot())`,
    );
    return rows[0] ? new Date(rows[0].until) : null;
  }

  /** Forgets the late facts of a range; the figures that the transaction sums afterwards have them. */
  async forgetLate(tx: AgentTx, { from, until }: InstantRange): Promise<void> {
    await tx.delete(lateFactTable).where(and(gte(lateFactTable.at, from), lt(lateFactTable.at, until)));
  }

  async store(tx: AgentTx, day: InstantRange, row: RangeRow): Promise<void> {
    const { firsts, active, fresh } = row;
    const summed = {
      deposits: BigInt(row.deposits),
      firsts,
      withdrawals: BigInt(row.withdrawals),
      stake: BigInt(row.stake),
      payout: BigInt(row.payout),
      active,
      fresh,
      bonus: BigInt(row.bonus),
    };
    await tx
      .insert(endedDayTable)
      .values({ agent: tx.agent, startsAt: day.from, endsAt: day.until, ...summed })
      .onConflictDoUpdate({
        target: [endedDayTable.agent, endedDayTable.startsAt, endedDayTable.endsAt],
        set: summed,
      });
  }
}
