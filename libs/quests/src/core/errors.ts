import { DomainError } from '@housebrand/shared';

/** The member has not reached the quest's target yet. */
export class QuestNotReached extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'quests.notReached' });
  }
}

/** The quest has already been claimed on this business day. */
export class QuestClaimed extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'quests.claimed' });
  }
}

/** The agent has no such quest today. */
export class QuestEnded extends DomainError {
  constructor() {
    super({ code: 404, status: 404, messageKey: 'quests.ended' });
  }
}
