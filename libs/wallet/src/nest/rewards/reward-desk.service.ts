import { Injectable } from '@nestjs/common';
import { DomainError, type MemberRef } from '@housebrand/shared';
import { AppLog, Jobs, type AgentTx } from '@housebrand/shared/nest';
import { ExtrasGate, type HeldKind } from '../../core';
import { PaymentMoves, type Reward } from '../payments/payment-moves';
import { PaymentSaga } from '../payments/payment-saga';
import { HeldRewardsRepository, type HeldReward } from './held-rewards.repository';

const EVERY_MS = 10_000;
const PAGE_SIZE = 200;

/** Pays what members win, or keeps it while they are excluded: nothing is lost, and nothing arrives during a break. */
@Injectable()
export class RewardDesk {
  /** Behind which reward the next run goes on: endless exclusions keep nobody else waiting. */
  private seenTo: HeldReward | null = null;

  constructor(
    private readonly moves: PaymentMoves,
    private readonly saga: PaymentSaga,
    private readonly held: HeldRewardsRepository,
    private readonly gate: ExtrasGate,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'wallet-held-rewards', everyMs: EVERY_MS, run: (signal) => this.release(signal) });
  }

  /** Whether a member's reward would be kept now; ask before the transaction that opens it. */
  isHeld(member: MemberRef, kind: HeldKind): Promise<boolean> {
    return this.gate.isHeld(member, kind);
  }

  /**
   * Begins to pay a reward, or keeps it, in the caller's transaction.
   * @param isHeld what `isHeld` said @returns the id of its payment, also of one that is yet to begin
   */
  async open(tx: AgentTx, reward: Reward & { kind: HeldKind }, isHeld: boolean): Promise<string> {
    if (isHeld) return this.held.keep(tx, reward);
    return (await this.moves.openReward(tx, reward)).payment;
  }

  /** Pays what was kept for members whose exclusion has ended. */
  async release(signal?: AbortSignal): Promise<void> {
    const waiting = await this.held.waiting(PAGE_SIZE, this.seenTo);
    this.seenTo = waiting.length < PAGE_SIZE ? null : waiting.at(-1)!;
    for (const one of waiting) {
      if (signal?.aborted) return;
      await this.pay(one).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        this.log.warn('a held reward stays held for now', { reward: one.id });
      });
    }
  }

  private async pay(held: HeldReward): Promise<void> {
    const { agent: prefix, id, kind, unit, amount, username, idempotencyKey, businessDay: day } = held;
    const member = { prefix, username };
    if (await this.gate.isHeld(member, kind)) return;
    await this.held.release(held, (tx) =>
      this.moves.openReward(tx, { kind, unit, amount, member, idempotencyKey, day }, id),
    );
    this.saga.wake();
  }
}
