import { asc, desc, eq, sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '@housebrand/shared/nest';
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

@Injectable()
export class TournamentsRepository {
  constructor(private readonly database: Database) {}

  /** The agent's tournaments, the one that ends first at the top, each with its first rows and the member's own. */
  boards(prefix: string, username: string | null): Promise<TournamentBoard[]> {
    return this.database.forAgent(prefix, async (tx) => {
      const tournaments = await tx.select().from(tournamentTable).orderBy(asc(tournamentTable.endDate));
      const boards: TournamentBoard[] = [];
      for (const tournament of tournaments) {
        const first = await firstRows(tx, tournament.id);
        const own = username ? (first.find((row) => row.username === username) ?? (await ownRow(tx, tournament.id, username))) : null;
        boards.push({ tournament, first, own });
      }
      return boards;
    });
  }
}

async function firstRows(tx: Transaction, tournamentId: string): Promise<ScoreRow[]> {
  const rows = await tx
    .select({ username: tournamentScoreTable.username, score: tournamentScoreTable.score })
    .from(tournamentScoreTable)
    .where(eq(tournamentScoreTable.tournamentId, tournamentId))
    .orderBy(desc(tournamentScoreTable.score), asc(tournamentScoreTable.reachedAt), asc(tournamentScoreTable.username))
    .limit(BOARD_ROWS);
  return rows.map((row, index) => ({ ...row, rank: index + 1 }));
}

async function ownRow(tx: Transaction, tournamentId: string, username: string): Promise<ScoreRow | null> {
  const { rows } = await tx.execute<{ score: string; rank: string }>(sql`
    select own.score, (
      select count(*) + 1 from tournament_score other
      where other.tournament_id = own.tournament_id
        and (other.score > own.score
          or (other.score = own.score and (other.reached_at, other.username) < (own.reached_at, own.username)))
    ) as rank
    from tournament_score own where own.tournament_id = ${tournamentId} and own.username = ${username}`);
  const [row] = rows;
  return row ? { username, score: BigInt(row.score), rank: Number(row.rank) } : null;
}
