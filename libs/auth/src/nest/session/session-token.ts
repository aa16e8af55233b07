import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { formatPortalToken, parsePortalToken, SESSION_COOKIES, type PortalTokenFields } from '../../core';
import { Clock, KeyRing } from '@housebrand/shared/nest';

export type TokenKind = keyof typeof SESSION_COOKIES;

/** One sealed token per cookie; none contains provider data. */
export type SessionTokens = Record<TokenKind, string>;

export interface UnsealedToken extends PortalTokenFields {
  /** False if an older key sealed it. */
  isCurrent: boolean;
}

/** Our tokens are never longer. */
const MAX_LENGTH = 2_000;
/** A page's calls send the same tokens repeatedly, so opened tokens are cached. Each call still checks that the session is live. */
const REMEMBERED_MS = 5_000;
const MAX_REMEMBERED = 6_000;

interface Remembered {
  token: UnsealedToken;
  keysVersion: number;
  until: number;
}

export function newHandle(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a handle for storage: a reader of the table cannot use a session. */
export function hashHandle(handle: string): Buffer {
  return hash('sha256', handle, 'buffer');
}

/** Seals and opens the values of the three session cookies. */
@Injectable()
export class SessionTokenSealer {
  private readonly remembered = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED });

  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  seal(fields: PortalTokenFields): SessionTokens {
    const text = formatPortalToken(fields);
    const sealed = (kind: TokenKind) => this.keys.seal(purposeOf(kind), text);
    return { portal: sealed('portal'), memberSystem: sealed('memberSystem'), gamePlatform: sealed('gamePlatform') };
  }

  /** Opens a token; `null` if it is not ours, of another kind, altered, or sealed with a retired key. */
  async open(token: string, kind: TokenKind): Promise<UnsealedToken | null> {
    if (token.length > MAX_LENGTH) return null;
    const cacheKey = `${kind} ${token}`;
    const cached = this.remembered.get(cacheKey);
    if (cached?.keysVersion === this.keys.version && this.clock.elapsedMs() < cached.until) return cached.token;
    const opened = await this.keys.open(purposeOf(kind), token);
    const fields = opened && parsePortalToken(opened.text);
    if (!fields) return null;
    const found = { ...fields, isCurrent: opened.isCurrent };
    const until = this.clock.elapsedMs() + REMEMBERED_MS;
    this.remembered.set(cacheKey, { token: found, keysVersion: this.keys.version, until });
    return found;
  }
}

function purposeOf(kind: TokenKind): string {
  return `session:${SESSION_COOKIES[kind]}`;
}
