/** Parts of a member's view that change without the member's action. `leaderboard` concerns the whole agent. */
export const LIVE_TOPICS = [
  'balance',
  'payments',
  'quests',
  'tier',
  'support',
  'leaderboard',
  'notifications',
] as const;
/** One of {@link LIVE_TOPICS}. */
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/**
 * Address of the server-sent events: each is named after its topic, carries no data, and asks the client to refetch.
 */
export const LIVE_ADDRESS = '/api/apps/live';

/** Media type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

/** The event that covers every topic, sent when updates may have been missed. */
export const LIVE_EVERYTHING = 'everything';
