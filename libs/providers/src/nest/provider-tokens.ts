import type { MemberRef } from '@housebrand/shared';

/** The systems whose token a member's session keeps. */
export type TokenSystem = 'memberSystem' | 'gamePlatform';

/**
 * The provider tokens of members. Implemented by whoever keeps sessions and bound in the app; tokens stay on the server.
 * Inside a request of the member it is that session's own token; a job, an outbox or a reconciliation gets the freshest.
 */
export abstract class ProviderTokens {
  /** @throws NotAuthenticated when the member has no live session */
  abstract of(member: MemberRef, system: TokenSystem): Promise<string>;

  /**
   * A token in the place of one that the provider does not accept any more, from the credential that the session of the request
   * keeps; `null` when the provider refuses that credential, too, and for a call that no session makes.
   *
   * @throws ProviderUnavailable when the provider cannot be asked
   */
  abstract renewed(member: MemberRef, system: TokenSystem, refused: string): Promise<string | null>;

  /** That of the agent's member who was here last, for what the provider tells any member; `null` when nobody has a live session. */
  abstract ofLastComer(prefix: string, system: TokenSystem): Promise<string | null>;

  /**
   * What the member typed at login, for the external API: no session keeps a token of it, each launch asks for one. Only
   * inside a request of the member.
   *
   * @throws NotAuthenticated when the member has no live session
   */
  abstract password(member: MemberRef): Promise<string>;
}
