/** A text that an agent wrote for its members. */
export interface QuestText {
  th: string;
  en: string;
}

/** What advances a quest on the agent's business day: turnover, rounds played, or deposits. */
export const QUEST_KINDS = ['TURNOVER', 'ROUNDS', 'DEPOSIT'] as const;
/** One of {@link QUEST_KINDS}. */
export type QuestKind = (typeof QUEST_KINDS)[number];

/** Filters for the rounds that count towards a quest. */
export const QUEST_SCOPES = ['GAME', 'PROVIDER', 'CATEGORY'] as const;

/** The rounds that count: those of one game, provider or category; `null` counts all. A deposit quest has no scope. */
export interface QuestScope {
  kind: (typeof QUEST_SCOPES)[number];
  /** A game's id, a provider's code, or a category's name. */
  value: string;
}

/** An entry of `GET /api/apps/daily_quest/{prefix}`, and the body of `…/{id}`. Amounts in baht, rounds as a count. */
export interface DailyQuest {
  id: number;
  kind: QuestKind;
  scope: QuestScope | null;
  title: QuestText;
  /** Goal for today: baht, or a number of rounds. */
  target: number;
  /** In the unit of `target`, capped at it. */
  progress: number;
  reward: QuestReward;
  status: QuestStatus;
  /** The payment of the reward; `null` until it is claimed. */
  claim: QuestClaim | null;
  /** When the business day ends, ISO 8601. */
  endsAt: string;
}

/** CREDIT can be played with; POINT is spent in the reward shop. */
export const REWARD_KINDS = ['CREDIT', 'POINT'] as const;

/** The reward of a quest. */
export interface QuestReward {
  kind: (typeof REWARD_KINDS)[number];
  /** Baht for CREDIT, points for POINT. */
  amount: number;
}

/** OPEN: in progress. READY: reached, not claimed yet. CLAIMED: claimed; `claim` holds the state of the payment. */
export const QUEST_STATUSES = ['OPEN', 'READY', 'CLAIMED'] as const;
/** One of {@link QUEST_STATUSES}. */
export type QuestStatus = (typeof QUEST_STATUSES)[number];

/** States of a reward's payment (specification section 4); a rejected one can be claimed again. */
export const PAYOUT_STATUSES = ['CREATE', 'APPROVE', 'SUCCESS', 'REJECT'] as const;
/** One of {@link PAYOUT_STATUSES}. */
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** A claim and the state of its payment. */
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

/** The reply: the payment in its first state. Later states appear in the quest and in the list `reward`. */
export interface ClaimedQuest extends QuestClaim {
  reward: QuestReward;
}
