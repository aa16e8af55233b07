/** A text an agent wrote for its members, in both languages. */
export interface QuestText {
  th: string;
  en: string;
}

/** What moves a quest forward on the agent's business day: money played, rounds played, or money deposited. */
export const QUEST_KINDS = ['TURNOVER', 'ROUNDS', 'DEPOSIT'] as const;
/** One of {@link QUEST_KINDS}. */
export type QuestKind = (typeof QUEST_KINDS)[number];

/** What a quest's rounds may be narrowed to. */
export const QUEST_SCOPES = ['GAME', 'PROVIDER', 'CATEGORY'] as const;

/** Which rounds count: those of one game, one provider, one category, or all (`null`). A deposit quest has none. */
export interface QuestScope {
  kind: (typeof QUEST_SCOPES)[number];
  /** A game's id, a provider's code, or a category's name. */
  value: string;
}

/** An entry of `GET /api/apps/daily_quest/{prefix}` and the whole of `…/{id}`. Amounts in baht, rounds as they are. */
export interface DailyQuest {
  id: number;
  kind: QuestKind;
  scope: QuestScope | null;
  title: QuestText;
  /** Baht, or rounds, to reach today. */
  target: number;
  /** Reached today, never more than the target. */
  progress: number;
  reward: QuestReward;
  status: QuestStatus;
  /** The payment of its reward; `null` until it is claimed. */
  claim: QuestClaim | null;
  /** When the business day ends, ISO 8601. */
  endsAt: string;
}

/** CREDIT is money to play with, POINT is spent in the reward shop. */
export const REWARD_KINDS = ['CREDIT', 'POINT'] as const;

/** What a quest brings. */
export interface QuestReward {
  kind: (typeof REWARD_KINDS)[number];
  /** Baht for CREDIT, points for POINT. */
  amount: number;
}

/** OPEN: under way. READY: reached, its reward waits. CLAIMED: the reward was claimed; `claim` says whether it has come. */
export const QUEST_STATUSES = ['OPEN', 'READY', 'CLAIMED'] as const;
/** One of {@link QUEST_STATUSES}. */
export type QuestStatus = (typeof QUEST_STATUSES)[number];

/** Where a reward's payment stands (specification section 4); one that was refused can be claimed again. */
export const PAYOUT_STATUSES = ['CREATE', 'APPROVE', 'SUCCESS', 'REJECT'] as const;
/** One of {@link PAYOUT_STATUSES}. */
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** A claim, and where the payment of its reward stands. */
export interface QuestClaim {
  transactionId: string;
  status: PayoutStatus;
}

/** Body of `POST /api/apps/daily_quest.claim` (specification section 7). */
export interface ClaimRequest {
  agentID: string;
  id: number;
  username: string;
}

/** Its reply: the payment as it begins. What becomes of it shows in the quest and in the list `reward`. */
export interface ClaimedQuest extends QuestClaim {
  reward: QuestReward;
}
