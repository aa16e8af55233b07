import { Injectable } from '@nestjs/common';
import type { PaidItem } from '@housebrand/office';
import type { InstantRange } from '@housebrand/shared';
import type { AgentTx } from '@housebrand/shared/nest';
import { sql, type SQL } from 'drizzle-orm';
import type { Place } from '../cursors';
import { within } from '../../figures/periods';

/** A round as stored. */
export interface RoundRow extends Record<string, unknown> {
  id: string;
  username: string;
  gameId: string;
  provider: string;
  stake: string;
  payout: string;
  at: Date;
}

/** A paid deposit or withdrawal as stored. */
export interface PaidRow extends Record<string, unknown> {
  kind: PaidItem['kind'];
  reference: string;
  username: string;
  satang: string;
  at: Date;
  isFirst: boolean;
  move: string | null;
}

/** Filters of the lists. */
export interface RoundFilter {
  provider?: string | undefined;
  gameId?: string | undefined;
  username?: string | undefined;
}
export interface PaidFilter {
  kinds: readonly PaidItem['kind'][];
  username?: string | undefined;
}

const HOUR_MS = 3_600_000;

/** Reads the lines that the figures of an agent sum. */
@Injectable()
export class ReportLinesRepository {
  /** Returns a page of settled rounds that are not void, newest first. */
  async rounds(
    tx: AgentTx,
    range: InstantRange,
    filter: RoundFilter,
    after: Place | null,
    limit: number,
  ): Promise<RoundRow[]> {
    const until = after ? new Date(Math.min(after.at.getTime() + 1, range.until.getTime())) : range.until;
    const from = await this.startOfPage(tx, { from: range.from, until }, filter, limit);
    const { rows } = await tx.execute<RoundRow>(sql`
      select bet_id as id, username, game_id as "gameId", provider, stake_satang::text as stake, payout_satang::text as payout, at
      from bet_turnover bet
      where kind = 'counted' and ${within('at', { from, until })} and ${matching(filter)} and ${isAfter('bet_id', 'at', after)}
        and not exists (select from bet_turnover void
          where void.agent = bet.agent and void.bet_id = bet.bet_id and void.kind = 'takenBack' and void.at = bet.at)
      order by at desc, bet_id desc limit ${limit}`);
    return rows.map(withDate);
  }

  /** Returns a page of what was paid, the last ended first. */
  async paid(
    tx: AgentTx,
    range: InstantRange,
    { kinds, username }: PaidFilter,
    after: Place | null,
    limit: number,
  ): Promise<PaidRow[]> {
    const member = username === undefined ? sql`true` : sql`username = ${username}`;
    const last = sql`order by ended_at desc, reference desc limit ${limit}`;
    const ranges = kinds.map(
      (kind) => sql`(select * from reported_payment
        where kind = ${kind} and ${within('ended_at', range)} and ${member} and ${isAfter('reference', 'ended_at', after)} ${last})`,
    );
    const { rows } = await tx.execute<PaidRow>(sql`
      select p.kind, p.reference, p.username, p.satang::text, p.ended_at as at, p.is_first as "isFirst", m.id as move
      from (select * from (${sql.join(ranges, sql` union all `)}) ranges ${last}) p
        left join provider_move m on (m.agent, m.kind, m.reference) = (p.agent, p.kind, p.reference)
      order by p.ended_at desc, p.reference desc`);
    return rows.map(withDate);
  }

  /**
   * Returns from when on a page needs the bets of a range: the maintained sums of hours say how far back it reaches. No index has the bets
   * of an agent by time, so it must not read a whole month.
   */
  private async startOfPage(
    tx: AgentTx,
    { from, until }: InstantRange,
    filter: RoundFilter,
    limit: number,
  ): Promise<Date> {
    const firstHour = new Date(Math.floor(from.getTime() / HOUR_MS) * HOUR_MS);
    const lastHour = new Date(Math.floor(until.getTime() / HOUR_MS) * HOUR_MS);
    const { rows } = await tx.execute<{ start: Date | null }>(sql`
      select max(starts_at) filter (where bets >= ${limit}) as start from (
        select starts_at, sum(sum(bets)) over (order by starts_at desc) as bets from bet_sum
        where grain = 'HOUR' and ${within('starts_at', { from: firstHour, until: lastHour })} and ${matching(filter)}
        group by starts_at
      ) hours`);
    const { start } = rows[0]!;
    return start === null ? from : new Date(Math.max(new Date(start).getTime(), from.getTime()));
  }
}

function matching({ provider, gameId, username }: RoundFilter): SQL {
  const parts = [sql`true`];
  if (provider !== undefined) parts.push(sql`provider = ${provider}`);
  if (gameId !== undefined) parts.push(sql`game_id = ${gameId}`);
  if (username !== undefined) parts.push(sql`username = ${username}`);
  return sql.join(parts, sql` and `);
}

/** A cursor has whole milliseconds, and the tables the exact instants. */
function isAfter(id: string, at: string, after: Place | null): SQL {
  if (!after) return sql`true`;
  const [own, instant] = [sql.raw(id), sql.raw(at)];
  return sql`(date_trunc('milliseconds', ${instant}), ${own}) < (${after.at.toISOString()}::timestamptz, ${after.id})`;
}

function withDate<Row extends { at: Date }>(row: Row): Row {
  return { ...row, at: new Date(row.at) };
}
