import { Injectable } from '@nestjs/common';
import { PlayedBets } from '@housebrand/bets';
import { AgentCalendar, businessDay, NotFound } from '@housebrand/shared';
import { AppLog, Clock, Database, Jobs, Notifications, type AgentTx } from '@housebrand/shared/nest';
import { PrizePayout, prizeOf, standings, tournamentBoard } from '../core';
import { BoardsRepository } from './boards.repository';
import { ScoreConsumer } from './score-consumer.service';
import { ShownBoards } from './shown-boards';
import { TournamentsRepository, type DuePrize, type TournamentRef } from './tournaments.repository';

const EVERY_MS = 10_000;
/** A tournament closes this long after its end, so that its last bets have been reported. */
const CLOSE_AFTER_MS = 60_000;
const PRIZES_A_RUN = 1_000;

/**
 * Settles tournaments that have ended: records the prizes once, and starts each payment in the transaction that records
 * it. Any instance's next run finishes what a run leaves undone.
 */
@Injectable()
export class TournamentCloser {
  constructor(
    private readonly database: Database,
    private readonly tournaments: TournamentsRepository,
    private readonly boards: BoardsRepository,
    private readonly scores: ScoreConsumer,
    private readonly played: PlayedBets,
    private readonly payout: PrizePayout<AgentTx>,
    private readonly calendar: AgentCalendar,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    private readonly shown: ShownBoards,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'tournament-prizes', everyMs: EVERY_MS, run: (signal) => this.run(signal) });
  }

  async run(signal: AbortSignal): Promise<void> {
    await this.closeDue(signal);
    await this.payDue(signal);
  }

  private async closeDue(signal: AbortSignal): Promise<void> {
    const due = await this.tournaments.due(new Date(this.clock.now().getTime() - CLOSE_AFTER_MS));
    const last = due.at(-1);
    if (!last || !(await this.played.isReadUntil(last.endDate))) return;
    await this.scores.follow(signal);
    for (const one of due) {
      if (signal.aborted) return;
      await this.close(one);
      await this.shown.edited(one.agent);
    }
  }

  private close({ agent, id }: TournamentRef): Promise<void> {
    return this.database.forAgent(agent, async (tx) => {
      const tournament = await this.tournaments.lockForUpdate(tx, id);
      if (!tournament) return;
      const prizes = standings(await this.boards.all(tx, tournamentBoard(id)))
        .map((row) => ({ ...row, amount: prizeOf(tournament.rewards, row) }))
        .filter(({ amount }) => amount > 0n)
        .map(({ username, score, rank, amount }) => ({ username, score, rank, amount }));
      await this.tournaments.close(tx, id, prizes, this.clock.now());
      this.log.info(`tournament ${id} of ${agent} is closed: ${prizes.length} prizes`);
    });
  }

  private async payDue(signal: AbortSignal): Promise<void> {
    const due = await this.tournaments.unpaid(PRIZES_A_RUN);
    for (const prize of due) {
      if (signal.aborted) break;
      // without payments at the provider, prizes stay due
      await this.payout.assertOffered({ prefix: prize.agent, username: prize.username }, 'pay');
      const zone = await this.zoneOf(prize.agent);
      // skip the prizes of a closed agent, so that they block no others
      if (zone !== null) await this.pay(prize, zone);
    }
    if (due.length > 0) this.payout.wake();
  }

  /** `null` for an agent that no longer exists. */
  private async zoneOf(prefix: string): Promise<string | null> {
    try {
      return await this.calendar.zoneOf(prefix);
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
  }

  private async pay(due: DuePrize, zone: string): Promise<void> {
    const { agent: prefix, id, username } = due;
    const isHeld = await this.payout.isHeld({ prefix, username });
    await this.database.forAgent(prefix, async (tx) => {
      const taken = await this.tournaments.lockPrize(tx, due);
      if (!taken) return;
      const { amount, tournament } = taken;
      const payment = await this.payout.open(tx, {
        member: { prefix, username },
        unit: tournament.rewardType,
        amount,
        idempotencyKey: `tournament ${id}`,
        day: businessDay(this.clock.now(), zone),
        isHeld,
      });
      await this.tournaments.recordPaid(tx, due, payment);
      const { name, rewardType: unit } = tournament;
      await this.notifications.announce(tx, username, {
        kind: 'prizeWon',
        sourceId: id,
        params: { tournament: name, unit, amount: Number(amount) },
        at: this.clock.now(),
      });
    });
  }
}
