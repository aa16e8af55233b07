import { Injectable } from '@nestjs/common';
import { DomainError, type InstantRange, type MemberRef } from '@housebrand/shared';
import { AppLog, Clock, Jobs } from '@housebrand/shared/nest';
import { ReportsGateway, RewardsGateway, WithdrawalsGateway, type ProviderPayment } from '@housebrand/providers/nest';
import { findMove, type Evidence, type Move, type MoveKind } from '../../core';
import { MovesRepository, type StoredMove } from './moves.repository';

const EVERY_MS = 30_000;
/** Moves looked at in one run. */
const AT_ONCE = 200;
/** Our own call ends long before; a move that is still SENT by then lost its instance. */
const ON_ITS_WAY_MS = 60_000;
/** How far around a move the reports are read: clocks of two houses differ. */
const AROUND_MS = 600_000;

/** What the provider shows of a kind of move. */
interface Shown {
  listed: Evidence[];
  /** Nothing that was done since the move is missing. */
  isComplete: boolean;
}

/**
 * Finds out what became of calls whose answer is missing, from the provider's own lists. It asks; it never repeats a call. The
 * lists are the member's: without a live session of theirs a move waits for the next login.
 */
@Injectable()
export class MoveSettlement {
  constructor(
    private readonly moves: MovesRepository,
    private readonly withdrawals: WithdrawalsGateway,
    private readonly rewards: RewardsGateway,
    private readonly reports: ReportsGateway,
    private readonly clock: Clock,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'provider-moves-settle', everyMs: EVERY_MS, run: (signal) => this.settleAll(signal) });
  }

  /** Every open move of every agent. */
  async settleAll(signal?: AbortSignal): Promise<void> {
    for (const move of await this.moves.open(AT_ONCE)) {
      if (signal?.aborted) return;
      await this.settle(move);
    }
  }

  /** @returns the move as it stands after its provider was asked; as it was when the provider does not answer */
  async settle(move: StoredMove): Promise<StoredMove> {
    if (!this.isOverdue(move)) return move;
    try {
      const { listed, isComplete } = await this.shown[move.kind](move.member, move);
      const taken = await this.moves.takenBeside(move);
      const found = findMove(move, listed, { taken, isComplete, now: this.clock.now() });
      if (found.kind === 'open') return move.state === 'SENT' ? this.moves.end(move, { state: 'UNKNOWN' }) : move;
      this.log.info('a move was settled from the provider’s lists', { move: move.id, found: found.kind });
      return this.moves.end(
        move,
        found.kind === 'done' ? { state: 'SETTLED', evidence: found.evidence } : { state: 'REFUSED', refusal: null },
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return move;
    }
  }

  private isOverdue({ state, createdAt }: Move): boolean {
    if (state === 'SENT') return this.clock.now().getTime() - createdAt.getTime() > ON_ITS_WAY_MS;
    return state === 'UNKNOWN';
  }

  private readonly shown: Record<MoveKind, (member: MemberRef, move: Move) => Promise<Shown>> = {
    WITHDRAWAL: async (member, { createdAt }) => {
      const reported = await this.reports.withdrawals(member, around(createdAt, this.clock.now()));
      const listed = reported.map(({ id, amountSatang, createdAt: at }) => ({ reference: id, amountSatang, at }));
      return { listed, isComplete: true };
    },
    DEPOSIT: async (member, { createdAt }) => {
      const reported = await this.reports.deposits(member, around(createdAt, this.clock.now()));
      const listed = reported.flatMap(({ id, valueSatang, createdAt: at }) =>
        valueSatang === null ? [] : [{ reference: id, amountSatang: valueSatang, at }],
      );
      return { listed, isComplete: true };
    },
    INCOME: async (member) => lastOf((await this.withdrawals.incomeCondition(member)).lastClaim),
    CASHBACK: async (member) => lastOf((await this.rewards.cashBack(member)).lastClaim),
  };
}

function around(createdAt: Date, now: Date): InstantRange {
  const until = Math.max(createdAt.getTime(), now.getTime()) + AROUND_MS;
  return { from: new Date(createdAt.getTime() - AROUND_MS), until: new Date(until) };
}

/** Of claims the provider shows the last one: one of ours is open at a time, so that it is ours or there is none. */
function lastOf(lastClaim: ProviderPayment | null | undefined): Shown {
  return { listed: lastClaim ? [lastClaim] : [], isComplete: lastClaim !== undefined };
}
