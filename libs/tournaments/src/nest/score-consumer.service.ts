import { Injectable } from '@nestjs/common';
import { BetLog, PlayedBets, type BetBatch, type LoggedMove, type RegisteredConsumer } from '@housebrand/bets';
import { businessDay, type InstantRange } from '@housebrand/shared';
import { Clock, type AgentTx } from '@housebrand/shared/nest';
import { periodsAt, scoreOf, tournamentBoard, type Calculation, type Scored } from '../core';
import { BoardsRepository, type RescoredBoard } from './boards.repository';
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
 * Keeps the scores of tournaments and rankings up to date. A member with a new or voided bet is rescored from all play
 * that counts, so that repeated or reordered bets have the same result.
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
    private readonly boards: BoardsRepository,
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
    const rescored: RescoredBoard[] = [];
    for (const board of [...open.map(boardOf), ...this.rankingsOf(touched, zone)]) {
      const { from, until: end } = board.range;
      const players = touched.filter(({ at }) => from <= at && at < end).map(({ member }) => member.username);
      if (players.length > 0) rescored.push(await this.score(tx.agent, board, [...new Set(players)]));
    }
    await this.boards.put(tx, rescored);
  }

  /** Deletes rankings that ended long ago, once a day. @returns the oldest day that remains */
  private async forgetOld(tx: AgentTx, zone: string): Promise<string> {
    const instant = new Date(this.clock.now().getTime() - KEPT_MS);
    const day = businessDay(instant, zone);
    if (this.forgotten.get(tx.agent) === day) return day;
    for (const { period, board } of periodsAt(instant, zone))
      await this.boards.forgetBefore(tx, period.toLowerCase(), board);
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
    const scores: Scored[] = sums
      .map(({ username, ...played }) => ({ username, score: scoreOf(calculation, played) }))
      .filter(({ score }) => score > 0n);
    return { board, usernames, scores };
  }
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
