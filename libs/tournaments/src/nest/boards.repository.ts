import { eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { MemberRef, PageRequest } from '@housebrand/shared';
import { Database, prepared, statement, type AgentTx } from '@housebrand/shared/nest';
import type { Scored, Standing } from '../core';
import { boardScoreTable as table } from './tournament.tables';

/** A row of a board with its position. */
export interface BoardRow extends Scored, Standing {}

/** The caller's own row. */
export interface OwnBoardRow extends BoardRow {
  /** The next higher score; `null` for the first. */
  ahead: bigint | null;
}

/** Some rows of a board. */
export interface BoardPage {
  rows: BoardRow[];
  /** Number of rows of the whole board. */
  members: number;
}

export interface Board extends BoardPage {
  own: OwnBoardRow | null;
}

/** The size of the band with all scores of a board; see `board_band`. */
const WHOLE_BOARD = 63;

const number = (column: string) => sql`${sql.raw(column)}`.mapWith(Number);
const satang = (column: string) => sql`${sql.raw(column)}`.mapWith(BigInt);
const rowColumns = {
  board: sql<string>`wanted.board`,
  username: sql<string>`username`,
  score: satang('score'),
  tied: number('tied'),
  place: number('place'),
  rank: number('rank'),
};
const columns = {
  ...rowColumns,
  members: number('members'),
  /** `null` for a board without rows. */
  isOwn: sql<boolean | null>`is_own`,
  ahead: satang('ahead'),
};

const MEMBERS = sql`cross join lateral (select coalesce((${bandOf('wanted.board', WHOLE_BOARD, '0')}), 0) members) counted`;
const READ = statement('board_score.read', ['boards', 'username', 'limit', 'offset'], (q, p) =>
  q.select(columns).from(
    sql`unnest(${p.boards}::text[]) wanted (board) ${MEMBERS}
      left join lateral (${pageOf(p)} union all ${ownOf(p.username)}) found on true`,
  ),
);
const PAGES = statement('board_score.pages', ['boards', 'limit', 'offset'], (q, p) =>
  q
    .select(columns)
    .from(sql`unnest(${p.boards}::text[]) wanted (board) ${MEMBERS} left join lateral ${pageOf(p)} found on true`),
);
const OWN = statement('board_score.own', ['boards', 'username'], (q, p) =>
  q
    .select({ ...rowColumns, ahead: columns.ahead })
    .from(sql`unnest(${p.boards}::text[]) wanted (board) cross join lateral ${ownOf(p.username)} found`),
);

/** The scores of tournaments and rankings. */
@Injectable()
export class BoardsRepository {
  constructor(private readonly database: Database) {}

  /** A page of each board, by name, with the member's own row. Ties are ordered by name, so that pages never overlap. */
  async read(
    { prefix, username }: MemberRef,
    boards: readonly string[],
    page: PageRequest,
  ): Promise<ReadonlyMap<string, Board>> {
    if (boards.length === 0) return new Map();
    const values = { boards: [...boards], username, limit: page.limit, offset: page.offset };
    const rows = await this.database.read(prefix, (q) => prepared(q, READ, values));
    const own = rows.filter(({ isOwn }) => isOwn === true);
    const pages = pagesOf(rows);
    return new Map(
      [...pages].map(([board, found]) => [board, { ...found, own: own.find((row) => row.board === board) ?? null }]),
    );
  }

  /** Like {@link read}, without a member. */
  async pages(prefix: string, boards: readonly string[], page: PageRequest): Promise<ReadonlyMap<string, BoardPage>> {
    if (boards.length === 0) return new Map();
    const values = { boards: [...boards], limit: page.limit, offset: page.offset };
    return pagesOf(await this.database.read(prefix, (q) => prepared(q, PAGES, values)));
  }

  /** A member's own row on each board that has one, by name. */
  async own({ prefix, username }: MemberRef, boards: readonly string[]): Promise<ReadonlyMap<string, OwnBoardRow>> {
    if (boards.length === 0) return new Map();
    const rows = await this.database.read(prefix, (q) => prepared(q, OWN, { boards: [...boards], username }));
    return new Map(rows.map((row) => [row.board, row]));
  }

  /** Every score of a board. */
  all(tx: AgentTx, board: string): Promise<Scored[]> {
    return tx.select({ username: table.username, score: table.score }).from(table).where(eq(table.board, board));
  }
}

function pagesOf<Row extends BoardRow & { board: string; isOwn: boolean | null; members: number }>(
  rows: readonly Row[],
): Map<string, BoardPage> {
  return new Map(
    [...Map.groupBy(rows, ({ board }) => board)].map(([board, found]) => [
      board,
      {
        rows: found.filter(({ isOwn }) => isOwn === false).toSorted((a, b) => a.place - b.place),
        members: found[0]!.members,
      },
    ]),
  );
}

/** A page of a board with its ranks. Only the members with its first and last score may be on other pages, too. */
function pageOf({ limit, offset }: Record<keyof PageRequest, Placeholder>): SQL {
  return sql`(
    select false is_own, page.username, page.score, page.rank, page.place, null::bigint ahead,
      case when page.score in (highest, lowest) then ${tiedWith('page.score', 'wanted.board')} else page.tied end tied
    from (
      select ranked.*, count(*) over (partition by score) tied, max(score) over () highest, min(score) over () lowest
      from (
        select s.username, s.score, rank() over (order by s.score desc) rank,
          row_number() over (order by s.score desc, s.username) place
        from board_score s where s.board = wanted.board
        order by s.score desc, s.username limit ${limit} offset ${offset}
      ) ranked
    ) page)`;
}

/** One member's row, wherever it is on the board. Only the members with an equal score are counted one by one. */
function ownOf(username: Placeholder): SQL {
  return sql`(
    select true is_own, s.username, s.score, 1 + ahead_of.members rank,
      1 + ahead_of.members + (select count(*) from board_score o
        where o.board = s.board and o.score = s.score and o.username < s.username) place,
      (select min(o.score) from board_score o where o.board = s.board and o.score > s.score) ahead,
      ${tiedWith('s.score', 's.board')} tied
    from board_score s cross join lateral (${AHEAD}) ahead_of
    where s.board = wanted.board and s.username = ${username})`;
}

/** The sizes of bands, in bits, each with the next larger one. */
const SIZES = `(values (0, 7), (7, 14), (14, 21), (21, 28), (28, 35), (35, ${WHOLE_BOARD})) size (bits, next)`;

/**
 * The members ahead of score `s`: of each size, the higher bands in the same band of the next size, and the higher scores in the smallest
 * band that has a row.
 */
const AHEAD = sql.raw(`
  select bands.members + (select count(*) from board_score o
    where o.board = s.board and o.score > s.score and o.score <= (s.score | ~(-1::bigint << bands.smallest))) members
  from (
    select coalesce(sum(part.members), 0)::bigint members, coalesce(min(size.bits) filter (where part.has_own), ${WHOLE_BOARD}) smallest
    from ${SIZES}
      cross join lateral (
        select sum(b.members) filter (where b.band > s.score >> size.bits) members, bool_or(b.band = s.score >> size.bits) has_own
        from board_band b
        where b.board = s.board and b.bits = size.bits and b.band >= s.score >> size.bits
          and b.band < ((s.score >> size.next) + 1) << (size.next - size.bits)) part
  ) bands`);

/** The members with a score. A score without a row in `board_band` has few. */
function tiedWith(score: string, board: string): SQL {
  return sql`coalesce((${bandOf(board, 0, score)}), (${sql.raw(
    `select count(*) from board_score o where o.board = ${board} and o.score = ${score}`,
  )}))`;
}

/** The members in the band of a score, if it has a row. */
function bandOf(board: string, bits: number, score: string): SQL {
  return sql.raw(`select b.members from board_band b
    where b.board = ${board} and b.bits = ${bits} and b.band = ${score} >> ${bits}`);
}
