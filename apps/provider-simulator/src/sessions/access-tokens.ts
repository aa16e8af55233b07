import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import type { MemberRow } from '../books/members';

/** A token's purpose. `autoLink` tokens are exchanged for one of the game platform. */
export type TokenUse = 'memberSystem' | 'gamePlatform' | 'external' | 'autoLink';

const LIFETIME_MS: Readonly<Record<TokenUse, number>> = {
  memberSystem: 12 * 3_600_000,
  gamePlatform: 12 * 3_600_000,
  external: 3_600_000,
  autoLink: 600_000,
};
/** How long an expired token is remembered: until then it yields 1005, later 1003. */
const REMEMBERED_MS = 24 * 3_600_000;
const SIGNATURE_LIFETIME_MS = 60_000;

/** Returns the only form in which a token is stored, so that database access does not allow logins. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Tokens of the three systems and one-use client signatures. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
  ) {}

  async issue(memberId: string, use: TokenUse): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now().getTime();
    await this.storage.rows(
      `with forgotten as (delete from access_token where member_id = $2 and expires_at < $5)
       insert into access_token (token_hash, member_id, system, expires_at) values ($1, $2, $3, $4)`,
      [tokenHash(token), memberId, use, new Date(now + LIFETIME_MS[use]), new Date(now - REMEMBERED_MS)],
    );
    return token;
  }

  /** Returns the token's owner, `expired`, or `unknown`. */
  async member(token: string, use: TokenUse): Promise<MemberRow | 'expired' | 'unknown'> {
    const row = await this.storage.row<MemberRow & { expires_at: Date }>(
      `select member.*, access_token.expires_at from access_token join member on member.id = access_token.member_id
       where token_hash = $1 and system = $2`,
      [tokenHash(token), use],
    );
    if (!row) return 'unknown';
    return row.expires_at > this.clock.now() ? row : 'expired';
  }

  /** Expires the member's tokens (1005). @returns how many */
  async expire(memberId: string): Promise<number> {
    const rows = await this.storage.rows(
      'update access_token set expires_at = $2 where member_id = $1 and expires_at > $2 returning 1',
      [memberId, this.clock.now()],
    );
    return rows.length;
  }

  /** Deletes the member's tokens (1003). @returns how many */
  async revoke(memberId: string): Promise<number> {
    return (await this.storage.rows('delete from access_token where member_id = $1 returning 1', [memberId])).length;
  }

  async newSignature(): Promise<string> {
    const uuid = randomUUID();
    const now = this.clock.now();
    await this.storage.rows('delete from client_signature where expires_at < $1', [now]);
    await this.storage.rows('insert into client_signature (uuid, expires_at) values ($1, $2)', [
      uuid,
      new Date(now.getTime() + SIGNATURE_LIFETIME_MS),
    ]);
    return uuid;
  }

  /** Uses up a client signature. */
  async spendSignature(uuid: string): Promise<boolean> {
    const row = await this.storage.row<{ expires_at: Date }>(
      'delete from client_signature where uuid = $1 returning expires_at',
      [uuid],
    );
    return row !== undefined && row.expires_at > this.clock.now();
  }
}
