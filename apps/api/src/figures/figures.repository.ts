import { Injectable } from '@nestjs/common';
import type { AgentTx } from '@housebrand/shared/nest';
import { bonusesOf, COST, movesOf } from './facts';
import { Periods, within } from './periods';
import type { BonusCost } from '@housebrand/office';
import type { InstantRange } from '@housebrand/shared';
import { sql } from 'drizzle-orm';

/** What members moved, played and cost in a range. */
export interface RangeRow extends Record<string, unknown> {
  deposits: string;
  firsts: number;
  withdrawals: string;
  stake: string;
  payout: string;
  active: number;
  fresh: number;
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

/** Reads the figures of an agent. */
@Injectable()
export class FiguresRepository {
  /** Returns a row for each range, in their order. The ranges must not overlap: each table is read once for all of them. */
  async ranges(tx: AgentTx, ranges: readonly InstantRange[]): Promise<RangeRow[]> {
    if (ranges.length === 0) return [];
    const periods = new Periods(ranges);
    const paid = sql`select ended_at, kind, satang, is_first from reported_payment where kind in ('DEPOSIT', 'WITHDRAWAL')`;
    const { rows } = await tx.execute<RangeRow>(sql`
      with play as (
          select nth, sum(stake) as stake, sum(payout) as payout, count(*) filter (where bets > 0) as active from (
            select nth, username, sum(stake_satang) as stake, sum(payout_satang) as payout, sum(bets) as bets
            from ${movesOf(periods, sql`username`)} group by nth, username
          ) members group by nth
        ),
        money as (
          select ${periods.nth('ended_at')} as nth, sum(satang) filter (where kind = 'DEPOSIT') as deposits,
            count(*) filter (where is_first) as firsts, sum(satang) filter (where kind = 'WITHDRAWAL') as withdrawals
          from (${periods.rows('ended_at', paid)}) paid group by 1
        ),
        joined as (
          select ${periods.nth('member_since')} as nth, count(*) as fresh
          from (${periods.rows('member_since', sql`select member_since from member where true`)}) members group by 1
        ),
        bonuses as (
          select nth, sum(satang) as bonus from ${bonusesOf(periods)} group by nth
        )
      select coalesce(deposits, 0)::text as deposits, coalesce(firsts, 0)::int as firsts, coalesce(withdrawals, 0)::text as withdrawals,
        coalesce(stake, 0)::text as stake, coalesce(payout, 0)::text as payout, coalesce(active, 0)::int as active,
        coalesce(fresh, 0)::int as fresh, coalesce(bonus, 0)::text as bonus
      from generate_series(1, ${ranges.length}) nth
        left join play using (nth) left join money using (nth) left join joined using (nth) left join bonuses using (nth)
      order by nth`);
    return rows;
  }

  /** Returns the stakes of each range, in their order. The ranges must not overlap. */
  async stakes(tx: AgentTx, ranges: readonly InstantRange[]): Promise<number[]> {
    const { rows } = await tx.execute<{ nth: number; stake: string }>(
      sql`select nth, sum(stake_satang)::text as stake from ${movesOf(new Periods(ranges), sql`username`)} group by nth`,
    );
    const stakes = new Map(rows.map(({ nth, stake }) => [nth, Number(stake)]));
    return ranges.map((_, index) => stakes.get(index + 1) ?? 0);
  }

  /** Returns the bonus cost of a range by kind. */
  async bonuses(tx: AgentTx, range: InstantRange): Promise<BonusCost[]> {
    const { rows } = await tx.execute<{ kind: BonusCost['kind']; satang: string }>(sql`
      select kind, sum(${COST})::text as satang from payment
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
