import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Changes, Clock, Database, KeyRing, SESSION_CHANGED, type MemberPrincipal } from '@housebrand/shared/nest';
import { SessionCache } from './session-cache';
import { principalOf, SessionRepository, type StoredSession } from './session.repository';

/** A session's tokens at the provider's two systems. */
export interface ProviderTokenPair {
  memberSystemToken: string;
  gamePlatformToken: string;
}

/** Provider credentials of a login; stored sealed, on the server only. */
export interface ProviderSecrets extends ProviderTokenPair {
  password: string;
}

/** The row that a sealed value is bound to. */
type SealedRow = Pick<MemberPrincipal, 'prefix' | 'sessionId'>;

type ProviderTokenOf = 'memberSystem' | 'gamePlatform';

interface UnsealedText {
  text: string;
  keysVersion: number;
}

/** The vault of a session's provider tokens and of its login's password: seals them for storage, and opens them for provider calls. */
@Injectable()
export class ProviderVault {
  /** Unsealed provider tokens of cached sessions; an entry goes when its session leaves the cache, at the latest on revocation. */
  private readonly opened = new WeakMap<StoredSession, Partial<Record<ProviderTokenOf, UnsealedText>>>();

  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly keys: KeyRing,
    private readonly cache: SessionCache,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /** Seals the tokens of a session. */
  sealTokens(row: SealedRow, { memberSystemToken, gamePlatformToken }: ProviderTokenPair): ProviderTokenPair {
    return {
      memberSystemToken: this.seal('memberSystem', row, memberSystemToken),
      gamePlatformToken: this.seal('gamePlatform', row, gamePlatformToken),
    };
  }

  /** Seals the password of a session's login. */
  sealPassword(row: SealedRow, password: string): string {
    return this.seal('credential', row, password);
  }

  /** Returns a session's provider token; `null` if the session has ended. */
  async providerToken(principal: MemberPrincipal, system: ProviderTokenOf): Promise<string | null> {
    const { prefix, sessionId } = principal;
    const session = this.cache.byId(sessionId) ?? (await this.repository.findById(prefix, sessionId));
    return session && this.openToken(session, system);
  }

  /** Returns the provider token of the member's most recently used live session; `null` if there is none. For calls outside a request. */
  async freshestProviderToken(member: MemberRef, system: ProviderTokenOf): Promise<string | null> {
    const session = await this.repository.findFreshest(member, this.clock.now());
    return session && this.openToken(session, system);
  }

  /** Like `providerToken`, but bypasses the cache: another process may have just changed the token. */
  async latestProviderToken(principal: MemberPrincipal, system: ProviderTokenOf): Promise<string | null> {
    const session = await this.repository.findById(principal.prefix, principal.sessionId);
    return session && this.openToken(session, system);
  }

  /** Like `freshestProviderToken`, for the agent's most recently active member. */
  async latestSessionProviderToken(prefix: string, system: ProviderTokenOf): Promise<string | null> {
    const session = await this.repository.findLatestOfAgent(prefix, this.clock.now());
    return session && this.openToken(session, system);
  }

  /** Returns the password of the session's login, for another login at the provider. `null` if the session has ended. */
  async password(principal: MemberPrincipal): Promise<string | null> {
    const sealed = await this.repository.credential(principal.prefix, principal.sessionId);
    return sealed ? this.unseal('credential', principal, sealed) : null;
  }

  /** Returns the password of the member's most recently used live session, and that session; `null` if there is none. */
  async freshestPassword(member: MemberRef): Promise<{ session: MemberPrincipal; password: string } | null> {
    const found = await this.repository.findFreshest(member, this.clock.now());
    const session = found && principalOf(found);
    const password = session && (await this.password(session));
    return session && password !== null ? { session, password } : null;
  }

  /** Continues the session with a new password that the member chose. */
  async changePassword(own: MemberPrincipal, password: string): Promise<void> {
    const sealed = this.sealPassword(own, password);
    await this.database.forAgent(own.prefix, (tx) => this.repository.changeCredential(tx, own, sealed));
    await this.changed(own);
  }

  /** Replaces the session's tokens after another login at the provider. */
  async changeProviderTokens(principal: MemberPrincipal, tokens: ProviderTokenPair): Promise<void> {
    const { memberSystemToken, gamePlatformToken } = this.sealTokens(principal, tokens);
    await this.repository.changeTokens(principal.prefix, principal.sessionId, {
      memberSystem: memberSystemToken,
      gamePlatform: gamePlatformToken,
    });
    await this.changed(principal);
  }

  private async openToken(session: StoredSession, system: ProviderTokenOf): Promise<string | null> {
    const sealed = system === 'memberSystem' ? session.memberSystemToken : session.gamePlatformToken;
    if (!sealed) return null;
    const cached = this.opened.get(session)?.[system];
    if (cached?.keysVersion === this.keys.version) return cached.text;
    const text = await this.unseal(system, principalOf(session), sealed);
    if (text !== null)
      this.opened.set(session, { ...this.opened.get(session), [system]: { text, keysVersion: this.keys.version } });
    return text;
  }

  private seal(part: SealedPart, { prefix, sessionId }: SealedRow, text: string): string {
    return this.keys.seal(sealPurpose(part, prefix, sessionId), text);
  }

  private async unseal(part: SealedPart, { prefix, sessionId }: SealedRow, sealed: string): Promise<string | null> {
    return (await this.keys.open(sealPurpose(part, prefix, sessionId), sealed))?.text ?? null;
  }

  private async changed({ sessionId }: SealedRow): Promise<void> {
    this.cache.forget(sessionId);
    await this.changes.publish(SESSION_CHANGED, sessionId);
  }
}

export type SealedPart = 'memberSystem' | 'gamePlatform' | 'credential';

/** Purpose of a sealed column: binds the value to its row. */
export function sealPurpose(part: SealedPart, prefix: string, sessionId: string): string {
  return `member_session:${part}:${prefix}:${sessionId}`;
}
