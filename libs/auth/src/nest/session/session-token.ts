import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { formatPortalToken, parsePortalToken, SESSION_COOKIES, type PortalTokenFields } from '../../core';
import { KeyRing } from '../keys/key-ring.service';

export type TokenKind = keyof typeof SESSION_COOKIES;

/** One sealed token for each cookie; none of them carries anything of the provider. */
export type SessionTokens = Record<TokenKind, string>;

export interface OpenedToken extends PortalTokenFields {
  kind: TokenKind;
  /** False when an older key sealed it. */
  isCurrent: boolean;
}

const KINDS = Object.keys(SESSION_COOKIES) as TokenKind[];
/** Longer is not one of ours. */
const MAX_LENGTH = 2_000;

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
  constructor(private readonly keys: KeyRing) {}

  seal(fields: PortalTokenFields): SessionTokens {
    const text = formatPortalToken(fields);
    const sealed = (kind: TokenKind) => this.keys.seal(purposeOf(kind), text);
    return { portal: sealed('portal'), memberSystem: sealed('memberSystem'), gamePlatform: sealed('gamePlatform') };
  }

  /** `null` when it is not one of ours, was altered, or its key was retired. */
  async open(token: string, kinds: readonly TokenKind[] = KINDS): Promise<OpenedToken | null> {
    if (token.length > MAX_LENGTH) return null;
    for (const kind of kinds) {
      const opened = await this.keys.open(purposeOf(kind), token);
      const fields = opened && parsePortalToken(opened.text);
      if (fields) return { ...fields, kind, isCurrent: opened.isCurrent };
    }
    return null;
  }
}

function purposeOf(kind: TokenKind): string {
  return `session:${SESSION_COOKIES[kind]}`;
}
