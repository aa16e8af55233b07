import { DomainError, NotFound } from '@housebrand/shared';

/** No such game, or the agent does not offer it: the difference is nobody's business. */
export class GameNotFound extends NotFound {
  constructor() {
    super('games.notFound');
  }
}

/** The game's provider is closed for maintenance. */
export class GameClosed extends DomainError {
  /** @param until ISO 8601, when it is announced */
  constructor(readonly until: string | null) {
    super({ code: 503, status: 503, messageKey: 'games.closed' });
  }
}

/** The provider did not open the game; callers get its code and words, and no address. */
export class LaunchFailed extends DomainError {
  constructor(code: number, providerMessage: string | undefined, cause: unknown) {
    super({ code, status: 422, messageKey: 'games.launchFailed', providerMessage, cause });
  }
}
