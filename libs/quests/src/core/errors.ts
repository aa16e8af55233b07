import { DomainError } from '@housebrand/shared';

/** The reward waits for the rest of the quest. */
export class QuestNotReached extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'quests.notReached' });
  }
}

/** A quest is claimed once a business day. */
export class QuestClaimed extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'quests.claimed' });
  }
}

/** There is no such quest today. */
export class QuestEnded extends DomainError {
  constructor() {
    super({ code: 404, status: 404, messageKey: 'quests.ended' });
  }
}
