import { Injectable } from '@nestjs/common';
import { DomainError, type MemberRef } from '@housebrand/shared';
import { AppLog, Database, Jobs, type AgentTx } from '@housebrand/shared/nest';
import { ExtrasGate, type HoldableRewardKind } from '../../core';
import { PaymentTransitions, type Reward } from '../keyed-transfers/payment-transitions';
import { PaymentSaga } from '../keyed-transfers/payment-saga';
import { HeldRewardsRepository, type HeldReward } from './held-rewards.repository';

const EVERY_MS = 10_000;
const PAGE_SIZE = 200;

/** Pays rewards, or holds them while the member is excluded: none is lost, and none arrives during an exclusion. */
@Injectable()
export class RewardPayments {
  /** The next run continues after this reward, so that endless exclusions don't block others. */
  private cursor: HeldReward | null = null;

  constructor(
    private readonly database: Database,
    private readonly transitions: PaymentTransitions,
    private readonly saga: PaymentSaga,
    private readonly held: HeldRewardsRepository,
    private readonly gate: ExtrasGate,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'wallet-held-rewards', everyMs: EVERY_MS, run: (signal) => this.release(signal) });
  }

  /** Returns whether a member's reward would be held now. Call it before the transaction that opens the reward. */
  isHeld(member: MemberRef, kind: HoldableRewardKind): Promise<boolean> {
    return this.gate.isHeld(member, kind);
  }

  /**
   * Opens the payment of a reward, or holds the reward, in the caller's transaction.
   * @param isHeld the result of `isHeld` @returns the id of its payment, even if that is opened later
   */
  async open(tx: AgentTx, reward: Reward & { kind: HoldableRewardKind }, isHeld: boolean): Promise<string> {
    if (isHeld) return this.held.keep(tx, reward);
    return (await this.transitions.openReward(tx, reward)).payment;
  }

  /** Pays held rewards of members whose exclusion has ended. */
  async release(signal?: AbortSignal): Promise<void> {
    const waiting = await this.held.waiting(PAGE_SIZE, this.cursor);
    this.cursor = waiting.length < PAGE_SIZE ? null : waiting.at(-1)!;
    for (const reward of waiting) {
      if (signal?.aborted) return;
      await this.pay(reward).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        this.log.warn('a held reward stays held for now', { reward: reward.id });
      });
    }
  }

  private async pay(held: HeldReward): Promise<void> {
    const { agent: prefix, id, kind, unit, amount, username, idempotencyKey, businessDay: day } = held;
    const member = { prefix, username };
    if (await this.gate.isHeld(member, kind)) return;
    await this.database.forAgent(prefix, async (tx) => {
      if (!(await this.held.lockForUpdate(tx, held))) return;
      await this.transitions.openReward(tx, { kind, unit, amount, member, idempotencyKey, day }, id);
      await this.held.recordPaid(tx, held);
    });
    this.saga.wake();
  }
}
