/** What advances a quest on the agent's business day: turnover, rounds played, or deposits. */
export const QUEST_KINDS = ['TURNOVER', 'ROUNDS', 'DEPOSIT'] as const;
/** One of {@link QUEST_KINDS}. */
export type QuestKind = (typeof QUEST_KINDS)[number];

/** Filters for the rounds that count towards a quest. */
export const QUEST_SCOPES = ['GAME', 'PROVIDER', 'CATEGORY'] as const;

/** CREDIT can be played with; POINT is spent in the reward shop. */
export const REWARD_KINDS = ['CREDIT', 'POINT'] as const;

/** OPEN: in progress. READY: reached, not claimed yet. CLAIMED: claimed; `claim` holds the state of the payment. */
export const QUEST_STATUSES = ['OPEN', 'READY', 'CLAIMED'] as const;
/** One of {@link QUEST_STATUSES}. */
export type QuestStatus = (typeof QUEST_STATUSES)[number];
