import { Injectable } from '@nestjs/common';
import { DomainError, NotAuthenticated, type InstantRange, type MemberRef } from '@housebrand/shared';
import { AppLog, Clock, Jobs } from '@housebrand/shared/nest';
import {
  ProviderSessionExpired,
  ReportsGateway,
  RewardsGateway,
  WithdrawalsGateway,
  type ProviderPayment,
} from '@housebrand/providers/nest';
import { findMove, type Evidence, type Move, type MoveKind } from '../../core';
import type { WaitsFor } from './move.tables';
import { MoveEnds } from './move-ends';
import { MovesRepository, type StoredMove } from './moves.repository';

const EVERY_MS = 30_000;
/** Moves looked at in one run. */
const PAGE_SIZE = 200;
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
 * lists are the member's and no provider tells them to an installation: it asks with the token that a session of the member's
 * keeps, whether or not they are here, and when none is left the move waits for their next login (`waitsFor`) or for an
 * operator (`MoveDesk`).
 */
@Injectable()
export class MoveSettlement {
  constructor(
    private readonly moves: MovesRepository,
    private readonly ends: MoveEnds,
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
    for (const move of await this.moves.open(PAGE_SIZE)) {
      if (signal?.aborted) return;
      await this.settle(move).catch(async (error: unknown) => {
        this.log.error('a move cannot be settled', error, { move: move.id });
        // it is asked for after all others: what nobody expected of one holds up no other
        await this.stillOpen(move, 'PROVIDER');
      });
    }
  }

  /** @returns the move as it stands after its provider was asked; as it was when the provider does not answer */
  async settle(move: StoredMove): Promise<StoredMove> {
    if (!this.isOverdue(move)) return move;
    try {
      const { listed, isComplete } = await this.shown[move.kind](move.member, move);
      const taken = await this.moves.takenBeside(move);
      const found = findMove(move, listed, { taken, isComplete, now: this.clock.now() });
      if (found.kind === 'open') return this.stillOpen(move, 'PROVIDER');
      this.log.info('a move was settled from the provider’s lists', { move: move.id, found: found.kind });
      return this.ends.end(
        move,
        found.kind === 'done' ? { state: 'SETTLED', evidence: found.evidence } : { state: 'REFUSED', refusal: null },
      );
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const hasNoSession = error instanceof NotAuthenticated || error instanceof ProviderSessionExpired;
      return this.stillOpen(move, hasNoSession ? 'LOGIN' : 'PROVIDER');
    }
  }

  private stillOpen(move: StoredMove, waitsFor: WaitsFor): Promise<StoredMove> {
    if (waitsFor === 'LOGIN' && move.waitsFor !== 'LOGIN')
      this.log.warn('a move waits for its member’s next login', { move: move.id, kind: move.kind });
    return this.ends.end(move, { state: 'UNKNOWN', waitsFor });
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
