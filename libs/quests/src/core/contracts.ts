import { PAYMENT_STATUSES } from '@housebrand/shared';
import { z } from 'zod';
import { QUEST_KINDS, QUEST_SCOPES, QUEST_STATUSES, REWARD_KINDS } from './terms';

/** A text that an agent wrote for its members. */
export const QuestText = z
  .object({
    th: z.string().meta({ example: 'เล่นครบ 2,000 บาท' }),
    en: z.string().meta({ example: 'Play 2,000 baht' }),
  })
  .meta({ id: 'QuestTextDto' });
export type QuestText = z.infer<typeof QuestText>;

/** The rounds that count: those of one game, provider or category; `null` counts all. A deposit quest has no scope. */
export const QuestScope = z
  .object({
    kind: z.enum(QUEST_SCOPES).meta({ example: 'CATEGORY' }),
    value: z.string().meta({ example: 'Slot', description: 'Game id, code of a game provider, or category.' }),
  })
  .meta({ id: 'QuestScopeDto' });
export type QuestScope = z.infer<typeof QuestScope>;

/** The reward of a quest. */
export const QuestReward = z
  .object({
    kind: z.enum(REWARD_KINDS).meta({ example: 'POINT' }),
    amount: z.number().meta({ example: 80, description: 'Amount in baht for CREDIT, in points for POINT.' }),
  })
  .meta({ id: 'QuestRewardDto' });
export type QuestReward = z.infer<typeof QuestReward>;

/** A claim and the state of its payment. */
export const QuestClaim = z
  .object({
    transactionId: z.string().meta({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' }),
    status: z.enum(PAYMENT_STATUSES).meta({ example: 'SUCCESS' }),
  })
  .meta({ id: 'QuestClaimDto' });
export type QuestClaim = z.infer<typeof QuestClaim>;

/** An entry of `GET /api/apps/daily_quest/{prefix}`, and the body of `…/{id}`. Amounts in baht, rounds as a count. */
export const DailyQuest = z
  .object({
    id: z.number().meta({ example: 2 }),
    kind: z.enum(QUEST_KINDS).meta({ example: 'TURNOVER' }),
    scope: QuestScope.nullable().meta({ description: 'Games whose rounds count; `null`: all games.' }),
    title: QuestText,
    target: z.number().meta({ example: 2000, description: 'Target for today, in baht or rounds.' }),
    progress: z.number().meta({ example: 1000, description: 'Progress today, in the unit of `target`.' }),
    reward: QuestReward,
    status: z.enum(QUEST_STATUSES).meta({ example: 'OPEN' }),
    claim: QuestClaim.nullable().meta({ description: 'Payment of the reward, after the claim.' }),
    endsAt: z.string().meta({ example: '2026-11-20T17:00:00.000Z', description: 'End of the business day.' }),
  })
  .meta({ id: 'DailyQuestDto' });
export type DailyQuest = z.infer<typeof DailyQuest>;

/** Body of `POST /api/apps/daily_quest.claim` (specification section 7). */
export interface ClaimRequest {
  agentID: string;
  id: number;
  username: string;
}

/** The reply: the payment in its first state. Later states appear in the quest and in the list `reward`. */
export const ClaimedQuest = z
  .object({
    transactionId: QuestClaim.shape.transactionId,
    reward: QuestReward,
    status: z.enum(PAYMENT_STATUSES).meta({ example: 'CREATE' }),
  })
  .meta({ id: 'ClaimedQuestDto' });
export type ClaimedQuest = z.infer<typeof ClaimedQuest>;
