import type { WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { newId, usernameHasPrefix, type MemberRef } from '@housebrand/shared';
import {
  Changes,
  Clock,
  Database,
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
import { ProviderVault, type ProviderSecrets } from './provider-vault';
import { SessionCache } from './session-cache';
import { hashHandle, newHandle, SessionTokenSealer, type UnsealedToken, type SessionTokens } from './session-token';
import { principalOf, SessionRepository, type StoredSession } from './session.repository';

export interface NewSession extends MemberRef, ProviderSecrets {
  memberId: string;
}

/** A session with new tokens. */
export interface IssuedSession {
  principal: MemberPrincipal;
  tokens: SessionTokens;
  expiresAt: Date;
  passwordState: PasswordState;
  /** After a login: the value of the device cookie. */
  device?: string;
}

/** A live session found by a token. */
export interface LiveSession {
  principal: MemberPrincipal;
  expiresAt: Date;
  /** The generated password must be changed before any other call. */
  hasTemporaryPassword: boolean;
  /** Present if an older key sealed the token: tokens for the same session under the current key. */
  resealed?: SessionTokens;
}

/** Members' sessions: stored in the database, revocable, and limited in time (see `SESSION_LIMITS`). */
@Injectable()
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly repository: SessionRepository,
    private readonly sealer: SessionTokenSealer,
    private readonly vault: ProviderVault,
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
    const now = this.clock.now();
    const id = newId(now);
    const handle = newHandle();
    const session: StoredSession = {
      id,
      prefix,
      username,
      memberId,
      ...this.vault.sealTokens({ prefix, sessionId: id }, secrets),
      createdAt: now,
      lastSeenAt: now,
      revokedAt: null,
      device: deviceName(this.context.userAgent),
      confirmedAt: now,
      hasTemporaryPassword: isGeneratedPassword(secrets.password),
    };
    const credential = this.vault.sealPassword({ prefix, sessionId: id }, secrets.password);
    await this.repository.insert(q, session, { handleHash: hashHandle(handle), credential }, ahead);
    return this.issued(session, handle);
  }

  /** Finds the live session of a token; `null` if there is none. */
  async find(token: UnsealedToken): Promise<LiveSession | null> {
    const session = await this.read(token);
    if (!session || session.username !== token.username) return null;
    if (!usernameHasPrefix(session.username, session.prefix)) return null;
    const now = this.clock.now();
    if (sessionState(session, now) !== 'active') return null;
    if (shouldTouch(session, now)) await this.touch(session, now);
    const { hasTemporaryPassword } = session;
    const live = { principal: principalOf(session), expiresAt: sessionExpiresAt(session), hasTemporaryPassword };
    return token.isCurrent ? live : { ...live, resealed: this.sealer.seal(token) };
  }

  /** Issues new tokens for a live session and invalidates the old ones. `null` if it has ended. */
  async renew({ prefix, sessionId }: MemberPrincipal): Promise<IssuedSession | null> {
    const handle = newHandle();
    const session = await this.repository.changeHandle(prefix, sessionId, hashHandle(handle), this.clock.now());
    await this.changes.publish(SESSION_CHANGED, sessionId);
    return session && this.issued(session, handle);
  }

  /** Ends a session in all instances and deletes its credential and provider tokens. */
  async revoke({ prefix, sessionId }: Pick<MemberPrincipal, 'prefix' | 'sessionId'>): Promise<void> {
    await this.database.forAgent(prefix, (tx) => this.repository.revoke(tx, sessionId, this.clock.now()));
    this.cache.forget(sessionId);
    await this.changes.publish(SESSION_CHANGED, sessionId);
  }

  /** Records that the member entered the password again. */
  async confirm({ prefix, sessionId }: MemberPrincipal): Promise<void> {
    await this.repository.confirm(prefix, sessionId, this.clock.now());
    this.cache.forget(sessionId);
    await this.changes.publish(SESSION_CHANGED, sessionId);
  }

  /** Returns when the password was last entered; `null` after too long an inactivity. */
  async confirmedAt({ prefix, sessionId }: MemberPrincipal): Promise<Date | null> {
    const session = this.cache.byId(sessionId) ?? (await this.repository.findById(prefix, sessionId));
    return session?.confirmedAt ?? null;
  }

  /** Whether a session was ended by its member or for them, or is forgotten; not one that only expired. */
  async isEnded(prefix: string, sessionId: string): Promise<boolean> {
    const session = await this.repository.findById(prefix, sessionId);
    return session === null || session.revokedAt !== null;
  }

  private read(token: UnsealedToken): Promise<StoredSession | null> {
    const hash = hashHandle(token.handle);
    const slot = `${token.prefix}.${hash.toString('base64url')}`;
    return this.cache.get(slot, () => this.repository.find(token.prefix, hash));
  }

  private async touch(session: StoredSession, now: Date): Promise<void> {
    if (session.lastSeenAt <= silentSince(now)) session.confirmedAt = null;
    session.lastSeenAt = now;
    await this.repository.touch(session.prefix, session.id, now, silentSince(now));
  }

  private issued(session: StoredSession, handle: string): IssuedSession {
    const { prefix, username, memberId } = session;
    const tokens = this.sealer.seal({
      prefix,
      username,
      handle,
      timestamp: this.clock.now().getTime(),
      profileId: memberId,
    });
    const passwordState = session.hasTemporaryPassword ? 'TEMPORARY' : 'CURRENT';
    return { principal: principalOf(session), tokens, expiresAt: sessionExpiresAt(session), passwordState };
  }
}
