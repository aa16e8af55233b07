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

/** The member's group has its deposits credited under another prefix: no portal launch (specification section 6). */
export class PortalSessionInvalid extends DomainError {
  constructor() {
    super({ code: 403, status: 403, messageKey: 'games.sessionInvalid' });
  }
}

/** The agent does not let its members over to the member system's site. */
export class RedirectLoginClosed extends DomainError {
  constructor() {
    super({ code: 403, status: 403, messageKey: 'games.redirectLoginClosed' });
  }
}

/** The provider did not open the game; callers get its code and words, and no address. */
export class LaunchFailed extends DomainError {
  constructor(code: number, providerMessage: string | undefined, cause: unknown) {
    super({ code, status: 422, messageKey: 'games.launchFailed', providerMessage, cause });
  }
}
