import { sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { InstantRange, MemberRef } from '@housebrand/shared';
import { Database } from '@housebrand/shared/nest';
import { playPeriods, type PlayedGameSums, type PlayedSums, type PlayQuery, type WantedSums } from '../core';

/** Which rows count: members and games. */
interface PlayFilter {
  /** Omitted: all members of the agent. */
  usernames?: readonly string[] | undefined;
  /** A condition on `game_id` and `category`. */
  games?: SQL;
}

const sums = {
  turnoverSatang: sql`coalesce(sum(stake_satang), 0)`.mapWith(BigInt),
  payoutSatang: sql`coalesce(sum(payout_satang), 0)`.mapWith(BigInt),
  bets: sql`coalesce(sum(bets), 0)`.mapWith(Number),
};
const game = { gameId: sql<string>`game_id`, provider: sql<string>`provider`, category: sql<string>`category` };
const KEY = sql.raw('username, game_id, provider, category, stake_satang, payout_satang');

/**
 * Sums what members have played. Whole hours and days are read from `bet_sum`, so the cost does not grow with the number of bets; only
 * the parts of an hour at the ends of a range are read from the bets.
 */
@Injectable()
export class PlaySumsRepository {
  constructor(private readonly database: Database) {}

  /** Sums a member's bets settled from `from` (inclusive) to `until` (exclusive), excluding void bets. */
  async played({ prefix, username }: MemberRef, range: InstantRange): Promise<PlayedSums> {
    const [played] = await this.database.read(prefix, (q) =>
      q.select(sums).from(playOf(range, { usernames: [username] })),
    );
    return played!;
  }

  /** Like {@link played}, by game. */
  playedByGame({ prefix, username }: MemberRef, range: InstantRange): Promise<PlayedGameSums[]> {
    return this.database.read(prefix, (q) =>
      q
        .select({ ...game, ...sums })
        .from(playOf(range, { usernames: [username] }))
        .groupBy(sql`game_id, provider, category`),
    );
  }

  /** Sums the bets of an agent's members; members without matching bets are omitted. */
  wantedSums(prefix: string, { usernames, from, until, gameIds, categories }: PlayQuery): Promise<WantedSums[]> {
    const upper = categories.map((name) => name.toUpperCase());
    const isAny = gameIds.length + upper.length === 0;
    const games = sql`(game_id = any(${sql.param([...gameIds])}::text[]) or upper(category) = any(${sql.param(upper)}::text[]))`;
    const filter: PlayFilter = { usernames, ...(isAny ? {} : { games }) };
    return this.database.read(prefix, (q) =>
      q
        .select({
          username: sql<string>`username`,
          ...sums,
          highestPayoutSatang: sql`max(highest_payout_satang)`.mapWith(BigInt),
          bestMultiplierHundredths: sql`max(best_multiplier_hundredths)`.mapWith(BigInt),
        })
        .from(playOf({ from, until }, filter))
        .groupBy(sql`username`)
        .having(sql`sum(bets) > 0`),
    );
  }
}

/** The rows that together are a range: of `bet_sum`, and a row for each booked move in the rest. */
function playOf(range: InstantRange, { usernames, games }: PlayFilter): SQL {
  const { sums: summed, bets } = playPeriods(range);
  const isTheirs = usernames && sql`username = any(${sql.param([...usernames])}::text[])`;
  const where = (within: readonly SQL[]) =>
    sql.join(
      [sql`(${sql.join([...within], sql` or `)})`, isTheirs, games].filter((part) => part !== undefined),
      sql` and `,
    );
  const ofSums = summed.map(
    ({ grain, from, until }) => sql`(grain = ${grain} and starts_at >= ${from} and starts_at < ${until})`,
  );
  const ofBets = bets.map(({ from, until }) => sql`(at >= ${from} and at < ${until})`);
  const fromSums = sql`select ${KEY}, bets, highest_payout_satang, best_multiplier_hundredths
    from bet_sum where ${where(ofSums.length > 0 ? ofSums : [sql`false`])}`;
  return sql`(${ofBets.length > 0 ? sql`${fromSums} union all ${movesWhere(where(ofBets))}` : fromSums}) play`;
}

/** Booked moves as rows of play. A void bet has two, which cancel out; it has no highest payout. */
function movesWhere(condition: SQL): SQL {
  return sql`select ${KEY}, bets, case when is_best then payout_satang else 0 end,
      case when is_best then coalesce(payout_satang * 100 / nullif(stake_satang, 0), 0) else 0 end
    from (
      select move.*, case kind when 'counted' then 1 else -1 end as bets, kind = 'counted' and not exists (
        select from bet_turnover undone where undone.agent = move.agent and undone.bet_id = move.bet_id and undone.kind = 'takenBack') as is_best
      from bet_turnover move where ${condition}
    ) moves`;
}
