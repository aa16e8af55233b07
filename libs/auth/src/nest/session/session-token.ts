import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { formatPortalToken, parsePortalToken, SESSION_COOKIES, type PortalTokenFields } from '../../core';
import { Clock, KeyRing } from '@housebrand/shared/nest';

export type TokenKind = keyof typeof SESSION_COOKIES;

/** One sealed token for each cookie; none of them carries anything of the provider. */
export type SessionTokens = Record<TokenKind, string>;

export interface OpenedToken extends PortalTokenFields {
  /** False when an older key sealed it. */
  isCurrent: boolean;
}

/** Longer is not one of ours. */
const MAX_LENGTH = 2_000;
/** A page of calls brings the same tokens again and again. Whether their session still lives is asked each time. */
const REMEMBERED_MS = 5_000;
const MAX_REMEMBERED = 6_000;

interface Remembered {
  token: OpenedToken;
  keysVersion: number;
  until: number;
}

export function newHandle(): string {
  return randomBytes(32).toString('base64url');
}

/** A handle is stored as its hash: who reads the table has no session. */
export function hashHandle(handle: string): Buffer {
  return createHash('sha256').update(handle).digest();
}

/** Makes and opens the texts of the three session cookies. */
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

  /** `null` when it is not one of ours of that kind, was altered, or its key was retired. */
  async open(token: string, kind: TokenKind): Promise<OpenedToken | null> {
    if (token.length > MAX_LENGTH) return null;
    const place = `${kind} ${token}`;
    const known = this.remembered.get(place);
    if (known?.keysVersion === this.keys.version && this.clock.elapsedMs() < known.until) return known.token;
    const opened = await this.keys.open(purposeOf(kind), token);
    const fields = opened && parsePortalToken(opened.text);
    if (!fields) return null;
    const found = { ...fields, isCurrent: opened.isCurrent };
    const until = this.clock.elapsedMs() + REMEMBERED_MS;
    this.remembered.set(place, { token: found, keysVersion: this.keys.version, until });
    return found;
  }
}

function purposeOf(kind: TokenKind): string {
  return `session:${SESSION_COOKIES[kind]}`;
}
