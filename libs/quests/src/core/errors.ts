import { conflict, notFound } from '@housebrand/shared';

/** The member has not reached the quest's target yet. */
export class QuestNotReached extends conflict('quests.notReached') {}

/** The quest has already been claimed on this business day. */
export class QuestClaimed extends conflict('quests.claimed') {}

/** The agent has no such quest today. */
export class QuestEnded extends notFound('quests.ended') {}
