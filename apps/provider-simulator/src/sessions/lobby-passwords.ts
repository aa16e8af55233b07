import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { WorldClock } from '../world/clock';
import { tokenHash } from './access-tokens';
import { TICKET_LIFETIME_MS, type Opening } from './play-sessions';

interface Entry {
  memberId: string;
  opening: Opening;
  passwordHash: string;
  expiresAt: number;
}

/**
 * Passwords for one entry to a sport lobby; a member's newest one replaces the previous. In memory only: a restart drops them.
 */
@Injectable()
export class LobbyPasswords {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: WorldClock) {}

  /** @returns when the password expires */
  expect(username: string, password: string, { memberId, opening }: Pick<Entry, 'memberId' | 'opening'>): Date {
    const now = this.clock.now().getTime();
    for (const [name, { expiresAt }] of this.entries) if (expiresAt <= now) this.entries.delete(name);
    const expiresAt = now + TICKET_LIFETIME_MS;
    this.entries.set(username, { memberId, opening, passwordHash: tokenHash(password), expiresAt });
    return new Date(expiresAt);
  }

  /** Uses up a password; `null` if it is unknown, expired or used. */
  redeem(username: string, password: string): Pick<Entry, 'memberId' | 'opening'> | null {
    const entry = this.entries.get(username);
    if (!entry || entry.expiresAt <= this.clock.now().getTime()) return null;
    if (!timingSafeEqual(Buffer.from(entry.passwordHash), Buffer.from(tokenHash(password)))) return null;
    this.entries.delete(username);
    return entry;
  }
}
