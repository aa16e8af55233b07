import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock, Database, type AgentTx } from '@housebrand/shared/nest';
import { QuestClaimed, QuestNotReached, RewardPayout, type ClaimedQuest } from '../core';
import { QuestsRepository, type ClaimRef, type QuestDefinition, type StoredClaim } from './quests.repository';
import { QuestsService, rewardOf } from './quests.service';

/** A claim to start. */
interface Request extends ClaimRef {
  definition: QuestDefinition;
  /** A rejected payment that this claim replaces. */
  refused: string | null;
  key: string;
  isHeld: boolean;
}

/** Pays quest rewards, once per quest, member and business day. */
@Injectable()
export class QuestClaimsService {
  constructor(
    private readonly database: Database,
    private readonly quests: QuestsService,
    private readonly repository: QuestsRepository,
    private readonly payout: RewardPayout<AgentTx>,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims a quest's reward and starts its payment. A repeated call with the same key returns the same claim.
   * @throws QuestEnded, QuestNotReached, QuestClaimed, and what `RewardPayout.assertOffered` and `assertPaysAtOnce` throw
   */
  async claim(member: MemberRef, questId: number, key: string): Promise<ClaimedQuest> {
    await this.payout.assertOffered(member, 'pay');
    const today = await this.quests.today(member.prefix);
    const { definition, claim, isReached } = await this.quests.findToday(member, questId, today);
    const refused = claim?.status === 'REJECT' ? claim.stored.payment : null;
    if (claim && !refused) return this.notify(member, ownOf(claim.stored, key));
    if (!isReached) throw new QuestNotReached();
    const isHeld = await this.payout.isHeld(member);
    const request = { member, questId, day: today.day, definition, refused, key, isHeld };
    const started = ownOf(await this.begin(request), key);
    // The claim of an excluded member is recorded and paid after the exclusion, so that no reward is lost.
    if (isHeld) await this.payout.assertPaysAtOnce(member);
    return this.notify(member, started);
  }

  /** Records the claim and starts its payment in one transaction. @returns the stored claim: this one, or a concurrent one */
  private begin(request: Request): Promise<StoredClaim> {
    const { member, questId, day, definition, refused, key, isHeld } = request;
    return this.database.forAgent(member.prefix, async (tx) => {
      const before = await this.repository.lockForUpdate(tx, request);
      if (before && before.payment !== refused) return before;
      const attempt = (before?.attempt ?? 0) + 1;
      const { rewardKind, rewardAmount } = definition;
      const idempotencyKey = `quest ${questId} ${day}${attempt > 1 ? ` ${attempt}` : ''}`;
      const reward = { member, reward: rewardKind, amount: rewardAmount, idempotencyKey, day, isHeld };
      const payment = await this.payout.open(tx, reward);
      const started = { questId, attempt, payment, requestKey: key, rewardKind, rewardAmount };
      await this.repository.record(tx, request, started, this.clock.now());
      return started;
    });
  }

  private async notify(member: MemberRef, claim: StoredClaim): Promise<ClaimedQuest> {
    this.payout.wake();
    const statuses = await this.payout.statuses(member, [claim.payment]);
    const status = statuses.get(claim.payment) ?? 'CREATE';
    return { transactionId: claim.payment, reward: rewardOf(claim), status };
  }
}

/** @throws QuestClaimed when another request made the claim */
function ownOf(claim: StoredClaim, key: string): StoredClaim {
  if (claim.requestKey !== key) throw new QuestClaimed();
  return claim;
}
