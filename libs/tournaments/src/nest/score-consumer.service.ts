import { Injectable } from '@nestjs/common';
import { AgentCalendar, NotFound, type InstantRange } from '@housebrand/shared';
import { Clock, Jobs, LiveUpdates, type AgentTx } from '@housebrand/shared/nest';
import { periodsAt, PlaySource, scoreOf, tournamentBoard, type Calculation, type Scored, type Touched } from '../core';
import { BoardsRepository } from './boards.repository';
import { TournamentsRepository, type TournamentRow } from './tournaments.repository';

const EVERY_MS = 5_000;
/** Bets scored per transaction. */
const BATCH_SIZE = 2_000;
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
  constructor(
    private readonly play: PlaySource,
    private readonly calendar: AgentCalendar,
    private readonly tournaments: TournamentsRepository,
    private readonly boards: BoardsRepository,
    private readonly clock: Clock,
    private readonly updates: LiveUpdates,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'tournament-scores', everyMs: EVERY_MS, run: (signal) => this.follow(signal) });
  }

  /** Scores all bets stored so far. */
  async follow(signal: AbortSignal): Promise<void> {
    let hasMore = true;
    while (hasMore && !signal.aborted) hasMore = await this.page();
  }

  /** @returns whether there is more */
  private async page(): Promise<boolean> {
    const touched = await this.scorePage();
    for (const { member } of touched) this.updates.notifyAgent('leaderboard', member.prefix);
    return touched.length === BATCH_SIZE;
  }

  private scorePage(): Promise<readonly Touched[]> {
    return this.tournaments.transactionAcrossAgents(async (tx) => {
      const from = await this.tournaments.position(tx);
      const touched = await this.play.touchedAfter(from, BATCH_SIZE);
      const last = touched.at(-1);
      if (!last) return touched;
      for (const [prefix, theirs] of Map.groupBy(touched, ({ member }) => member.prefix)) {
        const zone = await this.zoneOf(prefix);
        // the feed may contain an unknown agent: skip it, so that it blocks no other agent
        if (zone !== null) await tx.forAgent(prefix, (own) => this.scoreTouched(own, theirs, zone));
      }
      await this.tournaments.moveTo(tx, last.position);
      return touched;
    });
  }

  private async zoneOf(prefix: string): Promise<string | null> {
    try {
      return await this.calendar.zoneOf(prefix);
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  private async scoreTouched(tx: AgentTx, touched: readonly Touched[], zone: string): Promise<void> {
    const times = touched.map(({ at }) => at.getTime());
    const until = new Date(Math.max(...times) + 1);
    const open = await this.tournaments.openIn(tx, new Date(Math.min(...times)), until);
    for (const board of [...open.map(boardOf), ...this.rankingsOf(touched, zone)]) {
      const { from, until: end } = board.range;
      const players = touched.filter(({ at }) => from <= at && at < end).map(({ member }) => member.username);
      if (players.length > 0) await this.score(tx, board, [...new Set(players)]);
    }
    const oldest = periodsAt(new Date(this.clock.now().getTime() - KEPT_MS), zone);
    for (const { period, board } of oldest) await this.boards.forgetBefore(tx, period.toLowerCase(), board);
  }

  private rankingsOf(touched: readonly Touched[], zone: string): CountedBoard[] {
    const since = this.clock.now().getTime() - KEPT_MS;
    const known = new Map<string, CountedBoard>();
    for (const { at } of touched) {
      if (at.getTime() < since) continue;
      for (const { board, range } of periodsAt(at, zone))
        known.set(board, { board, range, games: [], categories: [], calculation: 'TURNOVER' });
    }
    return [...known.values()];
  }

  private async score(tx: AgentTx, counted: CountedBoard, usernames: readonly string[]): Promise<void> {
    const { board, range, games, categories, calculation } = counted;
    const sums = await this.play.sums(tx.agent, { range, games, categories, usernames });
    const scores: Scored[] = [...sums]
      .map(([username, played]) => ({ username, score: scoreOf(calculation, played) }))
      .filter(({ score }) => score > 0n);
    await this.boards.put(tx, board, scores, usernames);
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
