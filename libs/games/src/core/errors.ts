import { DomainError, fixedError, notFound } from '@housebrand/shared';

/** The game does not exist or the agent does not offer it; the error deliberately hides which. */
export class GameNotFound extends notFound('games.notFound') {}

/** The game's provider is closed for maintenance. */
export class GameClosed extends DomainError {
  /** @param until announced end, ISO 8601 */
  constructor(readonly until: string | null) {
    super({ code: 503, status: 503, messageKey: 'games.closed' });
  }
}

/** The member's deposits are credited under another prefix, which rules out a portal launch (specification section 6). */
export class PortalSessionInvalid extends fixedError({ status: 403, messageKey: 'games.sessionInvalid' }) {}

/** The agent does not let members open the member system's site. */
export class RedirectLoginClosed extends fixedError({ status: 403, messageKey: 'games.redirectLoginClosed' }) {}

/** The provider refused to open the game; callers receive its code and message, and no address. */
export class LaunchFailed extends DomainError {
  constructor(code: number, providerMessage: string | undefined, cause: unknown) {
    super({ code, status: 422, messageKey: 'games.launchFailed', providerMessage, cause });
  }
}
