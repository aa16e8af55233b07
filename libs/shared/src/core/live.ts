/** What of a member's own can change without the member's doing; leaderboards are the whole agent's. */
export const LIVE_TOPICS = ['balance', 'payments', 'quests', 'tier', 'leaderboard'] as const;
/** One of {@link LIVE_TOPICS}. */
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** Server-sent events: each is named as its topic and says only that it is worth reading again. */
export const LIVE_ADDRESS = '/api/apps/live';

/** The media type of a stream that stays open. */
export const EVENT_STREAM = 'text/event-stream';

/** The event that stands for every topic: news may have been missed. */
export const LIVE_EVERYTHING = 'everything';
