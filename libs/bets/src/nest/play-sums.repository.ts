import { sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { sumPeriods, type InstantRange, type MemberRef } from '@housebrand/shared';
import { Database, prepared, statement, type AgentStatement } from '@housebrand/shared/nest';
import type { PlayedGameSums, PlayedSums, PlayQuery, WantedSums } from '../core';

const sums = {
  turnoverSatang: sql`coalesce(sum(stake_satang), 0)`.mapWith(BigInt),
  payoutSatang: sql`coalesce(sum(payout_satang), 0)`.mapWith(BigInt),
  bets: sql`coalesce(sum(bets), 0)`.mapWith(Number),
};
const game = { gameId: sql<string>`game_id`, provider: sql<string>`provider`, category: sql<string>`category` };
const KEY = sql.raw('username, game_id, provider, category, stake_satang, payout_satang');

/** The limits of a piece that a range does not have. */
const NEVER = new Date(0);

const WANTED = statement('bet_sum.wanted', ['froms', 'untils', 'gameIds', 'categories', 'usernames'], (q, p) =>
  wanted(
    q,
    sql`select ${p.froms}::timestamptz[] as froms, ${p.untils}::timestamptz[] as untils, ${p.gameIds}::text[] as game_ids,
      ${p.categories}::text[] as categories, ${p.usernames}::text[] as usernames`,
    sql`username = any((select usernames from wanted)::text[])`,
  ),
);
const WANTED_OF_ALL = statement('bet_sum.wantedOfAll', ['froms', 'untils', 'gameIds', 'categories'], (q, p) =>
  wanted(
    q,
    sql`select ${p.froms}::timestamptz[] as froms, ${p.untils}::timestamptz[] as untils, ${p.gameIds}::text[] as game_ids,
      ${p.categories}::text[] as categories`,
    sql`true`,
  ),
);

/**
 * Sums by member. Of the pieces of a range, the first is days, two are hours and two are bets; PostgreSQL skips an empty one, so that all
 * ranges share one plan.
 */
function wanted(q: Pick<AgentStatement, 'select'>, query: SQL, isTheirs: SQL) {
  const isCounted = sql`${isTheirs} and ((select cardinality(game_ids) + cardinality(categories) = 0 from wanted)
    or game_id = any((select game_ids from wanted)::text[]) or upper(category) = any((select categories from wanted)::text[]))`;
  const within = (column: string, nth: number) => {
    const [from, until] = ['froms', 'untils'].map((limits) => `(select ${limits}[${nth}] from wanted)`);
    return sql`${sql.raw(`${from} < ${until} and ${column} >= ${from} and ${column} < ${until}`)} and ${isCounted}`;
  };
  const grains = ['DAY', 'HOUR', 'HOUR'].map((grain, index) =>
    summedWhere(sql`grain = '${sql.raw(grain)}' and ${within('starts_at', index + 1)}`),
  );
  const pieces = [...grains, ...[4, 5].map((nth) => movesWhere(within('at', nth)))];
  return q
    .select({
      username: sql<string>`username`,
      ...sums,
      highestPayoutSatang: sql`max(highest_payout_satang)`.mapWith(BigInt),
      bestMultiplierHundredths: sql`max(best_multiplier_hundredths)`.mapWith(BigInt),
      // of the same snapshot as the sums
      upTo: sql`(select move.position from bet_turnover move order by move.position desc limit 1)`.mapWith(BigInt),
    })
    .from(sql`(with wanted as (${query}) ${sql.join(pieces, sql` union all `)}) play`)
    .groupBy(sql`username`)
    .having(sql`sum(bets) > 0`);
}

/**
 * Sums what members have played. Whole hours and days are read from `bet_sum`, so the cost does not grow with the number of bets; only
 * the parts of an hour at the ends of a range are read from the bets.
 */
@Injectable()
export class PlaySumsRepository {
  constructor(private readonly database: Database) {}

  /** Sums a member's bets settled from `from` (inclusive) to `until` (exclusive), excluding void bets. */
  async played({ prefix, username }: MemberRef, range: InstantRange): Promise<PlayedSums> {
    const [played] = await this.database.read(prefix, (q) => q.select(sums).from(playOf(range, username)));
    return played!;
  }

  /** Like {@link played}, by game. */
  playedByGame({ prefix, username }: MemberRef, range: InstantRange): Promise<PlayedGameSums[]> {
    return this.database.read(prefix, (q) =>
      q
        .select({ ...game, ...sums })
        .from(playOf(range, username))
        .groupBy(sql`game_id, provider, category`),
    );
  }

  /** Sums the bets of an agent's members; members without matching bets are omitted. */
  wantedSums(prefix: string, { usernames, from, until, gameIds, categories }: PlayQuery): Promise<WantedSums[]> {
    const { sums: summed, events: bets } = sumPeriods({ from, until });
    const hours = summed.filter(({ grain }) => grain === 'HOUR');
    const pieces = [summed.find(({ grain }) => grain === 'DAY'), hours[0], hours[1], bets[0], bets[1]];
    const values = {
      froms: pieces.map((piece) => piece?.from ?? NEVER),
      untils: pieces.map((piece) => piece?.until ?? NEVER),
      gameIds: [...gameIds],
      categories: categories.map((name) => name.toUpperCase()),
    };
    return this.database.read(prefix, (q) =>
      usernames ? prepared(q, WANTED, { ...values, usernames: [...usernames] }) : prepared(q, WANTED_OF_ALL, values),
    );
  }
}

/** The rows of a member that together are a range: of `bet_sum`, and a row for each booked move in the rest. */
function playOf(range: InstantRange, username: string): SQL {
  const { sums: summed, events: bets } = sumPeriods(range);
  const pieces = [
    ...summed.map(({ grain, from, until }) =>
      summedWhere(sql`grain = ${grain} and starts_at >= ${from} and starts_at < ${until} and username = ${username}`),
    ),
    ...bets.map(({ from, until }) => movesWhere(sql`at >= ${from} and at < ${until} and username = ${username}`)),
  ];
  return sql`(${sql.join(pieces.length > 0 ? pieces : [summedWhere(sql`false`)], sql` union all `)}) play`;
}

function summedWhere(condition: SQL): SQL {
  return sql`select ${KEY}, bets, highest_payout_satang, best_multiplier_hundredths from bet_sum where ${condition}`;
}

/** Booked moves as rows of play. A void bet has two, which cancel out; it has no highest payout. */
function movesWhere(condition: SQL): SQL {
  return sql`select ${KEY}, bets, case when is_best then payout_satang else 0 end,
      case when is_best then coalesce(payout_satang * 100 / nullif(stake_satang, 0), 0) else 0 end
    from (
      select move.*, case kind when 'counted' then 1 else -1 end as bets, kind = 'counted' and not exists (
        select from bet_turnover undone where undone.agent = move.agent and undone.bet_id = move.bet_id and undone.kind = 'takenBack'
          and undone.at = move.at) as is_best
      from bet_turnover move where ${condition}
    ) moves`;
}
