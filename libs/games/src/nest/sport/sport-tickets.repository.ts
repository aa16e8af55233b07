import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { isPrefix, type MemberRef } from '@housebrand/shared';
import { Clock, Database } from '@housebrand/shared/nest';
import type { SportLobby } from '../../core';
import { sportTicketTable as table } from './sport-ticket.tables';

const LIFETIME_MS = 60_000;
const TICKET = /^([A-Z0-9]{2,12})-([\w-]{32})$/;

/** The member and the lobby of one entry. */
export interface SportEntry {
  member: MemberRef;
  lobby: SportLobby;
}

@Injectable()
export class SportTickets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creates a ticket for one entry within a minute; it replaces the member's previous one. */
  async make({ member: { prefix, username }, lobby }: SportEntry): Promise<string> {
    const secret = randomBytes(24).toString('base64url');
    const ticket = { hash: hashOf(secret), lobby, expiresAt: new Date(this.clock.now().getTime() + LIFETIME_MS) };
    await this.database.write(prefix, (q) =>
      q
        .insert(table)
        .values({ agent: prefix, username, ...ticket })
        .onConflictDoUpdate({ target: [table.agent, table.username], set: ticket }),
    );
    return `${prefix}-${secret}`;
  }

  /** Uses up a ticket; `null` if it is unknown, expired or used. */
  async take(ticket: string): Promise<SportEntry | null> {
    const [, prefix = '', secret = ''] = TICKET.exec(ticket) ?? [];
    if (!isPrefix(prefix)) return null;
    const [taken] = await this.database.write(prefix, (q) =>
      q
        .delete(table)
        .where(and(eq(table.hash, hashOf(secret)), gt(table.expiresAt, this.clock.now())))
        .returning(),
    );
    return taken ? { member: { prefix, username: taken.username }, lobby: taken.lobby } : null;
  }
}

/** Returns the prefix in a ticket, unverified; `''` if there is none. */
export function agentOf(ticket: string): string {
  return /^[A-Z0-9]{2,12}(?=-)/.exec(ticket)?.[0] ?? '';
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
