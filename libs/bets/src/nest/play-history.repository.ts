import { sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import type { DecidedBet, DecidedBetsQuery, PlayedDaySums } from '../core';

/**
 * A member's play by day, and their decided bets. Days are summed from the hours of `bet_sum`, so their cost does not grow with the number
 * of bets; in a time zone with half hours, the hour at midnight belongs to the day before.
 */
@Injectable()
export class PlayHistoryRepository {
  constructor(private readonly database: Database) {}

  /** Sums play by day and game, the newest day first. */
  byDay({ prefix, username }: MemberRef, { from, until }: InstantRange, zone: string): Promise<PlayedDaySums[]> {
    const dayOf = (column: string) => sql`to_char(${sql.raw(column)} at time zone ${zone}, 'YYYY-MM-DD')`;
    const played = sql`
      select ${dayOf('starts_at')} as day, game_id, provider, category, stake_satang, payout_satang, bets, 0 as voids from bet_sum
      where username = ${username} and grain = 'HOUR' and starts_at >= ${from} and starts_at < ${until}
      union all
      select ${dayOf('at')}, game_id, provider, category, 0, 0, 0, 1 from bet_event
      where username = ${username} and kind = 'void' and at >= ${from} and at < ${until}`;
    return this.database.read(prefix, (q) =>
      q
        .select({
          day: sql<string>`day`,
          gameId: sql<string>`game_id`,
          provider: sql<string>`provider`,
          category: sql<string>`category`,
          turnoverSatang: sql`sum(stake_satang)`.mapWith(BigInt),
          payoutSatang: sql`sum(payout_satang)`.mapWith(BigInt),
          bets: sql`sum(bets)`.mapWith(Number),
          voids: sql`sum(voids)`.mapWith(Number),
        })
        .from(sql`(${played}) play`)
        .groupBy(sql`day, game_id, provider, category`)
        .having(sql`sum(bets) > 0 or sum(voids) > 0`)
        .orderBy(sql`day desc, sum(stake_satang) desc, game_id`),
    );
  }

  /** Returns the start of the last hour before an instant in which the member played; `null`: none. */
  async lastBefore({ prefix, username }: MemberRef, instant: Date): Promise<Date | null> {
    const [row] = await this.database.read(prefix, (q) =>
      q
        .select({ at: sql`starts_at`.mapWith((at: string) => new Date(at)) })
        .from(sql`bet_sum`)
        .where(sql`username = ${username} and grain = 'HOUR' and starts_at < ${instant} and bets > 0`)
        .orderBy(sql`starts_at desc`)
        .limit(1),
    );
    return row?.at ?? null;
  }

  /** Returns decided bets on a game, newest first. Each source contributes at most a page. */
  decided({ prefix, username }: MemberRef, { range, gameId, limit, after }: DecidedBetsQuery): Promise<DecidedBet[]> {
    const { from, until } = range;
    const place = after ? sql`and (bet.at, bet.bet_id) < (${after.at}, ${after.betId})` : sql``;
    const theirs = sql`bet.username = ${username} and bet.game_id = ${gameId} and bet.at >= ${from} and bet.at < ${until} ${place}`;
    const newest = sql`order by bet.at desc, bet.bet_id desc limit ${limit}`;
    const undone = sql`exists (select from bet_turnover undone
      where undone.agent = bet.agent and undone.bet_id = bet.bet_id and undone.kind = 'takenBack')`;
    const counted = sql`exists (select from bet_turnover counted
      where counted.agent = bet.agent and counted.bet_id = bet.bet_id and counted.kind = 'counted')`;
    const decided = sql`
      (select bet.bet_id, bet.at, bet.stake_satang, bet.payout_satang, ${undone} as is_void from bet_turnover bet
        where ${theirs} and bet.kind = 'counted' ${newest})
      union all
      (select bet.bet_id, bet.at, bet.stake_satang, bet.payout_satang, true from bet_event bet
        where ${theirs} and bet.kind = 'void' and not ${counted} ${newest})`;
    return this.database.read(prefix, (q) =>
      q
        .select({
          betId: sql<string>`bet_id`,
          at: sql`at`.mapWith((at: string) => new Date(at)),
          stakeSatang: sql`stake_satang`.mapWith(BigInt),
          payoutSatang: sql`payout_satang`.mapWith(BigInt),
          isVoid: sql<boolean>`is_void`,
        })
        .from(sql`(${decided}) decided`)
        .orderBy(sql`at desc, bet_id desc`)
        .limit(limit),
    );
  }
}
