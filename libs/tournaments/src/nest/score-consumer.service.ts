import { Injectable } from '@nestjs/common';
import { BetLog, PlayedBets, type BetBatch, type LoggedMove, type RegisteredConsumer } from '@housebrand/bets';
import { businessDay, type InstantRange } from '@housebrand/shared';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
import { isBest, periodsAt, scoreOf, scoreOfBets, tournamentBoard, type Calculation } from '../core';
import { ScoresRepository, type ComputedScore, type RescoredBoard, type ScoreChange } from './scores.repository';
import { ShownBoards } from './shown-boards';
import { TournamentsRepository, type TournamentRow } from './tournaments.repository';

/** How long ended rankings are kept. */
const KEPT_MS = 62 * 86_400_000;

/** A board and the play that counts for it. */
interface CountedBoard {
  board: string;
  range: InstantRange;
  games: readonly string[];
  categories: readonly string[];
  calculation: Calculation;
}

/**
 * Keeps the scores of tournaments and rankings up to date. New and void bets are added to a score that includes all play before them;
 * any other score is computed from all play that counts. Each score has the position up to which it includes play, so that no bet counts
 * twice.
 */
@Injectable()
export class ScoreConsumer {
  private readonly registered: RegisteredConsumer;
  /** By agent: the day up to which this instance has deleted rankings. */
  private readonly forgotten = new Map<string, string>();

  constructor(
    bets: BetLog<AgentTx>,
    private readonly played: PlayedBets,
    private readonly tournaments: TournamentsRepository,
    private readonly scores: ScoresRepository,
    private readonly clock: Clock,
    private readonly shown: ShownBoards,
  ) {
    this.registered = bets.register({
      name: 'tournament-scores',
      everyMs: 5_000,
      consume: async (tx, batch) => {
        await this.scoreTouched(tx, batch);
        const forgotten = await this.forgetOld(tx, batch.zone);
        return () => {
          this.forgotten.set(batch.prefix, forgotten);
          this.shown.scored(batch.prefix);
        };
      },
    });
  }

  /** Scores all bets stored so far. */
  follow(signal: AbortSignal): Promise<void> {
    return this.registered.follow(signal);
  }

  private async scoreTouched(tx: AgentTx, { moves: touched, zone }: BetBatch): Promise<void> {
    const times = touched.map(({ at }) => at.getTime());
    const until = new Date(Math.max(...times) + 1);
    const open = await this.tournaments.openIn(tx, new Date(Math.min(...times)), until);
    const boards = [...open.map(boardOf), ...this.rankingsOf(touched, zone)];
    const unknown = await this.scores.add(
      tx,
      boards.flatMap((board) => changesOf(board, touched)),
    );
    const byBoard = Map.groupBy(unknown, ({ board }) => board);
    const rescored: RescoredBoard[] = [];
    for (const board of boards) {
      const usernames = byBoard.get(board.board)?.map(({ username }) => username);
      if (usernames) rescored.push(await this.score(tx.agent, board, usernames));
    }
    await this.scores.put(tx, rescored);
  }

  /** Deletes rankings that ended long ago, once a day. @returns the oldest day that remains */
  private async forgetOld(tx: AgentTx, zone: string): Promise<string> {
    const instant = new Date(this.clock.now().getTime() - KEPT_MS);
    const day = businessDay(instant, zone);
    if (this.forgotten.get(tx.agent) === day) return day;
    for (const { period, board } of periodsAt(instant, zone))
      await this.scores.forgetBefore(tx, period.toLowerCase(), board);
    return day;
  }

  private rankingsOf(touched: readonly LoggedMove[], zone: string): CountedBoard[] {
    const since = this.clock.now().getTime() - KEPT_MS;
    const known = new Map<string, CountedBoard>();
    const days: InstantRange[] = [];
    for (const { at } of touched) {
      // all instants of a day have the same rankings
      if (at.getTime() < since || days.some(({ from, until }) => from <= at && at < until)) continue;
      for (const { period, board, range } of periodsAt(at, zone)) {
        known.set(board, { board, range, games: [], categories: [], calculation: 'TURNOVER' });
        if (period === 'DAY') days.push(range);
      }
    }
    return [...known.values()];
  }

  private async score(prefix: string, counted: CountedBoard, usernames: string[]): Promise<RescoredBoard> {
    const { board, range, games, categories, calculation } = counted;
    const sums = await this.played.sums(prefix, { ...range, gameIds: games, categories, usernames });
    const scores: ComputedScore[] = sums
      .map(({ username, upTo, ...played }) => ({ username, score: scoreOf(calculation, played), position: upTo }))
      .filter(({ score }) => score > 0n);
    return { board, countsFrom: range.from, usernames, scores };
  }
}

/** What moves change on a board, by member. */
function changesOf({ board, range, games, categories, calculation }: CountedBoard, moves: readonly LoggedMove[]) {
  const [allGames, named] = [games.length + categories.length === 0, new Set(games)];
  const upper = new Set(categories.map((name) => name.toUpperCase()));
  const counted = moves.filter(
    ({ at, gameId, category }) =>
      range.from <= at && at < range.until && (allGames || named.has(gameId) || upper.has(category.toUpperCase())),
  );
  return [...Map.groupBy(counted, ({ member }) => member.username)].map(([username, own]): ScoreChange => ({
    board,
    countsFrom: range.from,
    username,
    first: own[0]!.position,
    last: own.at(-1)!.position,
    change: scoreOfBets(calculation, own),
    isBest: isBest(calculation),
  }));
}

function boardOf({ id, startDate, endDate, games, categories, calculationType }: TournamentRow): CountedBoard {
  return {
    board: tournamentBoard(id),
    range: { from: startDate, until: endDate },
    games,
    categories,
    calculation: calculationType,
  };
}
