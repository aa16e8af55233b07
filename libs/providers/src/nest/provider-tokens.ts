import type { MemberRef } from '@housebrand/shared';

/** The systems whose token a member's session keeps. */
export type TokenSystem = 'memberSystem' | 'gamePlatform';

/**
 * The provider tokens of members. The app binds an implementation backed by its sessions; tokens stay on the server. During a
 * member's request it returns that session's token; jobs, the outbox and reconciliation get the newest one.
 */
export abstract class ProviderTokens {
  /** @throws NotAuthenticated without a live session */
  abstract of(member: MemberRef, system: TokenSystem): Promise<string>;

  /**
   * Replaces a token that the provider no longer accepts, using the credential kept by the request's session. Returns `null` if
   * the provider refuses the credential, too, or if no session makes the call.
   *
   * @throws ProviderUnavailable if the provider can't be reached
   */
  abstract renewed(member: MemberRef, system: TokenSystem, refused: string): Promise<string | null>;

  /**
   * Returns the token of the agent's member seen last, for data that every member may see; `null` if no member has a live
   * session.
   */
  abstract ofLatestSession(prefix: string, system: TokenSystem): Promise<string | null>;

  /**
   * Returns the password the member typed at login, for the external API: sessions keep no token of it, so each launch logs in.
   * Available only during a member's request.
   *
   * @throws NotAuthenticated without a live session
   */
  abstract password(member: MemberRef): Promise<string>;
}
