import { and, asc, count, desc, eq, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Injectable } from '@nestjs/common';
import { Database, type AgentStatement } from '@housebrand/shared/nest';
import { tournamentScoreTable, tournamentTable } from './tournament.tables';

export type TournamentRow = Omit<typeof tournamentTable.$inferSelect, 'agent'>;

export interface ScoreRow {
  rank: number;
  username: string;
  score: bigint;
}

export interface TournamentBoard {
  tournament: TournamentRow;
  first: ScoreRow[];
  own: ScoreRow | null;
}

/** Rows of a board that are sent; the member's own is added when it is further down. */
const BOARD_ROWS = 20;

const { tournamentId, username, score, reachedAt } = tournamentScoreTable;
const isOfTournament = eq(tournamentId, tournamentTable.id);

@Injectable()
export class TournamentsRepository {
  constructor(private readonly database: Database) {}

  /** The agent's tournaments, the one that ends first at the top, each with its first rows and the member's own. */
  async boards(prefix: string, member: string | null): Promise<TournamentBoard[]> {
    const rows = await this.database.read(prefix, (q) => {
      const board = firstRows(q).union(ownRow(q, member)).as('board');
      return q
        .select({
          tournament: tournamentTable,
          row: { username: board.username, score: board.score, rank: board.rank },
        })
        .from(tournamentTable)
        .leftJoinLateral(board, sql`true`)
        .orderBy(asc(tournamentTable.endDate), asc(tournamentTable.id), asc(board.rank));
    });
    return toBoards(rows, member);
  }
}

function firstRows(q: AgentStatement) {
  const rank = sql`row_number() over (order by ${score} desc, ${reachedAt}, ${username})`.mapWith(Number).as('rank');
  return q
    .select({ username, score, rank })
    .from(tournamentScoreTable)
    .where(isOfTournament)
    .orderBy(desc(score), asc(reachedAt), asc(username))
    .limit(BOARD_ROWS);
}

/** The member's row, however far down: its rank is the number of rows ahead, and one. */
function ownRow(q: AgentStatement, member: string | null) {
  const other = alias(tournamentScoreTable, 'other');
  const isEarlier = sql`(${other.reachedAt}, ${other.username}) < (${reachedAt}, ${username})`;
  const isAhead = or(gt(other.score, score), and(eq(other.score, score), isEarlier));
  const ahead = q
    .select({ rows: count() })
    .from(other)
    .where(and(eq(other.tournamentId, tournamentId), isAhead));
  return q
    .select({ username, score, rank: sql`(${ahead}) + 1`.mapWith(Number).as('rank') })
    .from(tournamentScoreTable)
    .where(and(isOfTournament, eq(username, member ?? '')));
}

function toBoards(
  rows: readonly { tournament: typeof tournamentTable.$inferSelect; row: ScoreRow | null }[],
  member: string | null,
): TournamentBoard[] {
  const boards = new Map<string, TournamentBoard>();
  for (const { tournament, row } of rows) {
    const board = boards.get(tournament.id) ?? { tournament, first: [], own: null };
    boards.set(tournament.id, board);
    if (!row) continue;
    if (row.rank <= BOARD_ROWS) board.first.push(row);
    if (row.username === member) board.own = row;
  }
  return [...boards.values()];
}
