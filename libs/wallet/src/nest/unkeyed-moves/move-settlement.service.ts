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
/** Moves per run. */
const PAGE_SIZE = 200;
/** After this time a SENT move has lost its instance: our own call ends long before. */
const ON_ITS_WAY_MS = 60_000;
/** Search window around a move: the provider's clock may differ from ours. */
const AROUND_MS = 600_000;

/** The provider's records of one kind of move. */
interface Shown {
  listed: Evidence[];
  /** Whether `listed` has everything the provider did since the move. */
  isComplete: boolean;
}

/**
 * Settles moves without a usable reply from the provider's own lists. It only reads; it never repeats a call. Only a member can
 * read their lists, so it uses the token that the member's session stores, even while they are offline. If no session is left, the
 * move waits for the next login (`waitsFor`) or for an operator (`ManualSettlement`).
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

  /** Settles the open moves of all agents, one page per run. */
  async settleAll(signal?: AbortSignal): Promise<void> {
    for (const move of await this.moves.open(PAGE_SIZE)) {
      if (signal?.aborted) return;
      await this.settle(move).catch(async (error: unknown) => {
        this.log.error('a move cannot be settled', error, { move: move.id });
        // move it behind all others, so that an unexpected error does not block them
        await this.stillOpen(move, 'PROVIDER');
      });
    }
  }

  /** @returns the move after a lookup at the provider; still open if the provider does not answer */
  async settle(move: StoredMove): Promise<StoredMove> {
    if (!this.isOverdue(move)) return move;
    try {
      const { listed, isComplete } = await this.shown[move.kind](move.member, move);
      const taken = await this.moves.otherReferences(move);
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

/** The provider shows its last claim only. That is enough: one of ours is open at a time, so it is ours or ours was not made. */
function lastOf(lastClaim: ProviderPayment | null | undefined): Shown {
  return { listed: lastClaim ? [lastClaim] : [], isComplete: lastClaim !== undefined };
}
