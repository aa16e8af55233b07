import { Injectable } from '@nestjs/common';
import type { PageRequest } from '@housebrand/shared';
import { Cache, Changes, Clock, LiveUpdates } from '@housebrand/shared/nest';
import { tournamentBoard, type LeaderboardRow } from '../core';
import { toRow } from './board-rows';
import { BoardsRepository, type BoardPage, type OwnBoardRow } from './boards.repository';
import { TournamentsRepository, type TournamentRow } from './tournaments.repository';

const EDITED = 'tournaments-edited';
/** Rows of a board in the list; the member's own row is added. */
const FIRST_ROWS: PageRequest = { limit: 20, offset: 0 };
/** The longest time that a change elsewhere stays unseen, if its notification is lost. */
const FRESH_MS = 1_000;
const MAX_AGENTS = 1_000;
/** Rows of all agents; each takes about 300 bytes. */
const MAX_ROWS = 50_000;

/** A tournament with the top of its board, the same for all members of the agent. */
export interface ShownTournament {
  tournament: TournamentRow;
  board: BoardPage;
  /** The rows of `board` with masked names. */
  masked: LeaderboardRow[];
}

/** Tournaments and the tops of their boards, cached for a second, or until a change of any of them (ADR 0132). */
@Injectable()
export class ShownBoards {
  private readonly kept: Cache<ShownTournament[]>;

  constructor(
    private readonly tournaments: TournamentsRepository,
    private readonly boards: BoardsRepository,
    private readonly changes: Changes,
    private readonly updates: LiveUpdates,
    private readonly clock: Clock,
  ) {
    this.kept = new Cache({
      maxEntries: MAX_AGENTS,
      weight: { max: MAX_ROWS, of: (shown) => shown.reduce((sum, { masked }) => sum + 1 + masked.length, 0) },
      freshMs: FRESH_MS,
      clock,
    });
    changes.on(EDITED, (prefix) => this.kept.forget(prefix));
    updates.listen({
      reported: ({ topic, prefix }) => {
        if (topic === 'leaderboard') this.kept.forget(prefix);
      },
      lost: () => this.kept.clear(),
    });
  }

  /** The tournaments that members see: open ones, and the last ended ones. */
  of(prefix: string): Promise<ShownTournament[]> {
    return this.kept.get(prefix, () => this.read(prefix));
  }

  /** Drops an agent's boards after new scores: here at once, elsewhere with the notification of its members. Call it after the commit. */
  scored(prefix: string): void {
    this.kept.forget(prefix);
    this.updates.notifyAgent('leaderboard', prefix);
  }

  /** Drops an agent's boards in every instance at once; call it after the commit. */
  async edited(prefix: string): Promise<void> {
    this.updates.notifyAgent('leaderboard', prefix);
    await this.changes.publish(EDITED, prefix);
  }

  private async read(prefix: string): Promise<ShownTournament[]> {
    const tournaments = await this.tournaments.shown(prefix, this.clock.now());
    const names = tournaments.map(({ id }) => tournamentBoard(id));
    const pages = await this.boards.pages(prefix, names, FIRST_ROWS);
    return tournaments.map((tournament) => {
      const board = pages.get(tournamentBoard(tournament.id)) ?? { rows: [], members: 0 };
      return { tournament, board, masked: board.rows.map((row) => toRow(tournament, row, { prefix })) };
    });
  }
}

/** Whether a member's own row can be on another page than the first. */
export function mayBeBelow({ board }: ShownTournament, username: string): boolean {
  return board.members > board.rows.length && !board.rows.some((row) => row.username === username);
}

/** A member's own row, if it is one of the first. */
export function ownOf({ board: { rows } }: ShownTournament, username: string): OwnBoardRow | null {
  const own = rows.find((row) => row.username === username);
  return own ? { ...own, ahead: rows.findLast(({ score }) => score > own.score)?.score ?? null } : null;
}
