import { Injectable } from '@nestjs/common';
import type { AgentTx } from '@housebrand/shared/nest';
import type { InstantRange } from '@housebrand/shared';
import { sql, type SQL } from 'drizzle-orm';

/** What members played, moved and cost in a range. */
export interface RangeRow extends Record<string, unknown> {
  stake: string;
  payout: string;
  active: number;
  fresh: number;
  withdrawals: string;
  bonus: string;
}

/** What waits for staff. */
export interface WaitingRow extends Record<string, unknown> {
  kind: 'UNKNOWN_OUTCOME' | 'PARKED' | 'CASE' | 'QUESTION';
  id: string;
  record: 'PAYMENT' | 'MOVE' | null;
  what: string;
  username: string | null;
  satang: string | null;
  since: Date;
}

const WAITING = sql`
  select 'UNKNOWN_OUTCOME' as kind, id, 'MOVE' as record, kind as what, username, amount_satang as satang, created_at as since
    from provider_move where state = 'UNKNOWN'
  union all
  select 'PARKED', o.id, 'PAYMENT', p.kind, p.username, case p.unit when 'CREDIT' then p.amount end, coalesce(o.ended_at, o.created_at)
    from outbox_entry o join payment p on p.agent = o.agent and p.id = o.id where o.state = 'parked'
  union all
  select 'CASE', id, null, kind, username, case unit when 'CREDIT' then amount end, first_seen_at
    from reconciliation_case where state = 'OPEN'
  union all
  select 'QUESTION', t.id, null, left(m.text, 80), t.username, (t.payment ->> 'amountSatang')::bigint, t.since
    from support_thread t join support_message m on m.agent = t.agent and m.thread = t.id and m.number = t.last_number
    where t.state = 'OPEN'`;

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
const within = (column: string, { from, until }: InstantRange): SQL =>
  sql`${sql.raw(column)} >= ${at(from)} and ${sql.raw(column)} < ${at(until)}`;

/** Reads the figures of an agent. */
@Injectable()
export class FiguresRepository {
  async range(tx: AgentTx, range: InstantRange): Promise<RangeRow> {
    const { rows } = await tx.execute<RangeRow>(sql`
      select play.stake, play.payout, play.active,
        (select count(*)::int from member where ${within('member_since', range)}) as fresh,
        (select coalesce(sum(amount_satang), 0)::text from provider_move
          where kind = 'WITHDRAWAL' and state = 'SETTLED' and ${within('settled_at', range)}) as withdrawals,
        (select coalesce(sum(amount), 0)::text from payment
          where unit = 'CREDIT' and status = 'SUCCESS' and kind in ('COUPON', 'QUEST', 'TOURNAMENT') and ${within('created_at', range)}) as bonus
      from (select coalesce(sum(stake_satang), 0)::text as stake, coalesce(sum(payout_satang), 0)::text as payout,
          count(distinct username)::int as active from bet_turnover where ${within('at', range)}) play`);
    return rows[0]!;
  }

  /** Returns the stakes of each hour of a range, by the number of hours since its start. */
  async hours(tx: AgentTx, range: InstantRange): Promise<ReadonlyMap<number, number>> {
    const { rows } = await tx.execute<{ hour: number; stake: string }>(sql`
      select floor(extract(epoch from at - ${at(range.from)}) / 3600)::int as hour, sum(stake_satang)::text as stake
      from bet_turnover where ${within('at', range)} group by 1`);
    return new Map(rows.map(({ hour, stake }) => [hour, Number(stake)]));
  }

  /** Returns the bonus cost of a range by kind. */
  async bonuses(
    tx: AgentTx,
    range: InstantRange,
  ): Promise<{ kind: 'COUPON' | 'QUEST' | 'TOURNAMENT' | 'AFFILIATE'; satang: number }[]> {
    const { rows } = await tx.execute<{ kind: 'COUPON' | 'QUEST' | 'TOURNAMENT' | 'AFFILIATE'; satang: string }>(sql`
      select kind, sum(amount)::text as satang from payment
      where unit = 'CREDIT' and status = 'SUCCESS' and kind in ('COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE') and ${within('created_at', range)}
      group by kind order by kind`);
    return rows.map(({ kind, satang }) => ({ kind, satang: Number(satang) }));
  }

  /** Returns what waits, oldest first. */
  async waiting(tx: AgentTx, limit: number): Promise<WaitingRow[]> {
    const { rows } = await tx.execute<WaitingRow>(
      sql`select * from (${WAITING}) waiting order by since, id limit ${limit}`,
    );
    return rows.map((row) => ({ ...row, since: new Date(row.since) }));
  }

  /** Counts what waits, by kind. */
  async counts(tx: AgentTx): Promise<ReadonlyMap<string, number>> {
    const { rows } = await tx.execute<{ kind: string; count: number }>(
      sql`select kind, count(*)::int as count from (${WAITING}) waiting group by kind`,
    );
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  }
}
