import type { WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, usernameHasPrefix, type MemberRef } from '@housebrand/shared';
import {
  Changes,
  Clock,
  KeyRing,
  RequestContext,
  SESSION_CHANGED,
  type AgentStatement,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import {
  deviceName,
  isGeneratedPassword,
  sessionExpiresAt,
  sessionState,
  shouldTouch,
  silentSince,
  type PasswordState,
} from '../../core';
import { SessionCache } from './session-cache';
import { hashHandle, newHandle, SessionTokenSealer, type UnsealedToken, type SessionTokens } from './session-token';
import { SessionRepository, type StoredSession } from './session.repository';

/** Provider credentials of a login; stored sealed, on the server only. */
export interface ProviderSecrets {
  memberSystemToken: string;
  gamePlatformToken: string;
  password: string;
}

export interface NewSession extends ProviderSecrets {
  prefix: string;
  username: string;
  memberId: string;
}

/** A session with new tokens. */
export interface IssuedSession {
  principal: MemberPrincipal;
  tokens: SessionTokens;
  /** Milliseconds since 1970. */
  expiresAt: number;
  passwordState: PasswordState;
  /** After a login: the value of the device cookie. */
  device?: string;
}

/** A live session found by a token. */
export interface LiveSession {
  principal: MemberPrincipal;
  expiresAt: number;
  /** The generated password must be changed before any other call. */
  hasTemporaryPassword: boolean;
  /** Present if an older key sealed the token: tokens for the same session under the current key. */
  resealed?: SessionTokens;
}

type ProviderTokenOf = 'memberSystem' | 'gamePlatform';

interface UnsealedText {
  text: string;
  keysVersion: number;
}

/** Members' sessions: stored in the database, revocable, and limited in time (see `SESSION_LIMITS`). */
@Injectable()
export class SessionService {
  /** Unsealed provider tokens of cached sessions; an entry goes when its session leaves the cache, at the latest on revocation. */
  private readonly opened = new WeakMap<StoredSession, Partial<Record<ProviderTokenOf, UnsealedText>>>();

  constructor(
    private readonly repository: SessionRepository,
    private readonly sealer: SessionTokenSealer,
    private readonly keys: KeyRing,
    private readonly cache: SessionCache,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly context: RequestContext,
  ) {
    changes.on(SESSION_CHANGED, (id) => cache.forget(id));
    changes.onLost(() => cache.clear());
  }

  /**
   * Starts a session with one statement.
   * @param ahead further parts of that statement, written together with the session or not at all
   */
  async start(
    q: AgentStatement,
    { prefix, username, memberId, ...secrets }: NewSession,
    ahead: readonly WithSubquery[] = [],
  ): Promise<IssuedSession> {
    const now = this.now();
    const id = newId(now);
    const handle = newHandle();
    const session: StoredSession = {
      id,
      prefix,
      username,
      memberId,
      memberSystemToken: this.keys.seal(sealPurpose('memberSystem', prefix, id), secrets.memberSystemToken),
      gamePlatformToken: this.keys.seal(sealPurpose('gamePlatform', prefix, id), secrets.gamePlatformToken),
      createdAt: now,
      lastSeenAt: now,
      revokedAt: null,
      device: deviceName(this.context.userAgent),
      confirmedAt: now,
      hasTemporaryPassword: isGeneratedPassword(secrets.password),
    };
    const credential = this.keys.seal(sealPurpose('credential', prefix, id), secrets.password);
    await this.repository.insert(q, session, { handleHash: hashHandle(handle), credential }, ahead);
    return this.issued(session, handle);
  }

  /** Finds the live session of a token; `null` if there is none. */
  async find(token: UnsealedToken): Promise<LiveSession | null> {
    const session = await this.read(token);
    if (!session || session.username !== token.username) return null;
    if (!usernameHasPrefix(session.username, session.prefix)) return null;
    const now = this.now();
    if (sessionState(session, now) !== 'active') return null;
    if (shouldTouch(session, now)) await this.touch(session, now);
    const { hasTemporaryPassword } = session;
    const live = { principal: principalOf(session), expiresAt: sessionExpiresAt(session), hasTemporaryPassword };
    return token.isCurrent ? live : { ...live, resealed: this.sealer.seal(token) };
  }

  /** Issues new tokens for a live session and invalidates the old ones. `null` if it has ended. */
  async renew({ prefix, sessionId }: MemberPrincipal): Promise<IssuedSession | null> {
    const handle = newHandle();
    const session = await this.repository.changeHandle(prefix, sessionId, hashHandle(handle), this.now());
    await this.changes.publish(SESSION_CHANGED, sessionId);
    return session && this.issued(session, handle);
  }

  /** Ends a session in all instances and deletes its credential and provider tokens. */
  async revoke({ prefix, sessionId }: Pick<MemberPrincipal, 'prefix' | 'sessionId'>): Promise<void> {
    await this.repository.revoke(prefix, sessionId, this.now());
    this.cache.forget(sessionId);
    await this.changes.publish(SESSION_CHANGED, sessionId);
  }

  /** Records that the member entered the password again. */
  async confirm({ prefix, sessionId }: MemberPrincipal): Promise<void> {
    await this.repository.confirm(prefix, sessionId, this.now());
    this.cache.forget(sessionId);
    await this.changes.publish(SESSION_CHANGED, sessionId);
  }

  /** Returns when the password was last entered, milliseconds since 1970; `null` after too long an inactivity. */
  async confirmedAt({ prefix, sessionId }: MemberPrincipal): Promise<number | null> {
    const session = this.cache.byId(sessionId) ?? (await this.repository.findById(prefix, sessionId));
    return session?.confirmedAt ?? null;
  }

  /** Returns a session's provider token; `null` if the session has ended. */
  async providerToken(principal: MemberPrincipal, system: 'memberSystem' | 'gamePlatform'): Promise<string | null> {
    const { prefix, sessionId } = principal;
    const session = this.cache.byId(sessionId) ?? (await this.repository.findById(prefix, sessionId));
    return session && this.openToken(session, system);
  }

  /** Returns the provider token of the member's most recently used live session; `null` if there is none. For calls outside a request. */
  async freshestProviderToken(member: MemberRef, system: 'memberSystem' | 'gamePlatform'): Promise<string | null> {
    const session = await this.repository.findFreshest(member, this.now());
    return session && this.openToken(session, system);
  }

  /** Like `providerToken`, but bypasses the cache: another process may have just changed the token. */
  async latestProviderToken(principal: MemberPrincipal, system: ProviderTokenOf): Promise<string | null> {
    const session = await this.repository.findById(principal.prefix, principal.sessionId);
    return session && this.openToken(session, system);
  }

  /** Like `freshestProviderToken`, for the agent's most recently active member. */
  async latestSessionProviderToken(prefix: string, system: 'memberSystem' | 'gamePlatform'): Promise<string | null> {
    const session = await this.repository.findLatestOfAgent(prefix, this.now());
    return session && this.openToken(session, system);
  }

  /** Returns the password of the session's login, for another login at the provider. `null` if the session has ended. */
  async password(principal: MemberPrincipal): Promise<string | null> {
    const sealed = await this.repository.credential(principal.prefix, principal.sessionId);
    return sealed ? this.unseal('credential', principal, sealed) : null;
  }

  /** Continues the session with a new password that the member chose. */
  async changePassword(own: MemberPrincipal, password: string): Promise<void> {
    const { prefix, sessionId } = own;
    const sealed = this.keys.seal(sealPurpose('credential', prefix, sessionId), password);
    await this.repository.changeCredential(own, sealed);
    this.cache.forget(sessionId);
    await this.changes.publish(SESSION_CHANGED, sessionId);
  }

  async changeProviderTokens(principal: MemberPrincipal, tokens: Omit<ProviderSecrets, 'password'>): Promise<void> {
    const { prefix, sessionId } = principal;
    await this.repository.changeTokens(prefix, sessionId, {
      memberSystem: this.keys.seal(sealPurpose('memberSystem', prefix, sessionId), tokens.memberSystemToken),
      gamePlatform: this.keys.seal(sealPurpose('gamePlatform', prefix, sessionId), tokens.gamePlatformToken),
    });
    this.cache.forget(sessionId);
    await this.changes.publish(SESSION_CHANGED, sessionId);
  }

  private async openToken(session: StoredSession, system: 'memberSystem' | 'gamePlatform'): Promise<string | null> {
    const sealed = system === 'memberSystem' ? session.memberSystemToken : session.gamePlatformToken;
    if (!sealed) return null;
    const cached = this.opened.get(session)?.[system];
    if (cached?.keysVersion === this.keys.version) return cached.text;
    const text = await this.unseal(system, principalOf(session), sealed);
    if (text !== null)
      this.opened.set(session, { ...this.opened.get(session), [system]: { text, keysVersion: this.keys.version } });
    return text;
  }

  private read(token: UnsealedToken): Promise<StoredSession | null> {
    const hash = hashHandle(token.handle);
    const slot = `${token.prefix}.${hash.toString('base64url')}`;
    return this.cache.get(slot, () => this.repository.find(token.prefix, hash));
  }

  private async touch(session: StoredSession, now: number): Promise<void> {
    if (session.lastSeenAt <= silentSince(now)) session.confirmedAt = null;
    session.lastSeenAt = now;
    await this.repository.touch(session.prefix, session.id, now, silentSince(now));
  }

  private async unseal(
    part: SealedPart,
    { prefix, sessionId }: MemberPrincipal,
    sealed: string,
  ): Promise<string | null> {
    return (await this.keys.open(sealPurpose(part, prefix, sessionId), sealed))?.text ?? null;
  }

  private issued(session: StoredSession, handle: string): IssuedSession {
    const { prefix, username, memberId } = session;
    const tokens = this.sealer.seal({ prefix, username, handle, timestamp: this.now(), profileId: memberId });
    const passwordState = session.hasTemporaryPassword ? 'TEMPORARY' : 'CURRENT';
    return { principal: principalOf(session), tokens, expiresAt: sessionExpiresAt(session), passwordState };
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

export type SealedPart = 'memberSystem' | 'gamePlatform' | 'credential';

/** Purpose of a sealed column: binds the value to its row. */
export function sealPurpose(part: SealedPart, prefix: string, sessionId: string): string {
  return `member_session:${part}:${prefix}:${sessionId}`;
}

function principalOf({ prefix, username, memberId, id }: StoredSession): MemberPrincipal {
  return { kind: 'member', prefix, username, memberId, sessionId: id };
}
