import { randomBytes } from 'node:crypto';
import { newId, type PageColors } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Address } from '../http/address';
import { Storage } from '../storage/storage';
import { WorldClock } from '../world/clock';
import { tokenHash } from './access-tokens';

/** Lifetimes of a launch address and of a play session. */
export const TICKET_LIFETIME_MS = 60_000;
const PLAY_LIFETIME_MS = 4 * 3_600_000;

export interface PlaySession {
  id: string;
  memberId: string;
  /** A game's ID, or the code of what else was opened. */
  gameId: string;
  language: 'th' | 'en';
  redirectUrl: string;
  /** Address for a deposit, on pages that sell something. */
  depositUrl: string | null;
  /** The agent's colours; `null`: the page's own. */
  colors: PageColors | null;
}

/** What to open, and the addresses its page leads to. */
export interface Opening {
  gameId: string;
  language: 'th' | 'en';
  redirectUrl: string;
  depositUrl?: string;
  colors?: PageColors | undefined;
  /** The path that accepts the ticket. */
  door?: '/play' | '/offers';
}

interface SessionRow {
  id: string;
  member_id: string;
  game_id: string;
  language: 'th' | 'en';
  redirect_url: string;
  deposit_url: string | null;
  colors: PageColors | null;
  ticket_expires_at: Date;
  redeemed_at: Date | null;
  secret_hash: string | null;
  expires_at: Date;
}

export interface Launch {
  uri: string;
  expiresAt: Date;
}

/** The ticket is used, expired or unknown. `redirectUrl` is the member's return address, if known. */
export class TicketRefused extends Error {
  constructor(readonly redirectUrl: string | null) {
    super('the launch ticket is used, expired or unknown');
    this.name = 'TicketRefused';
  }
}

/** Play sessions: exchanges a one-use ticket in the launch address for a cookie limited to one page. */
@Injectable()
export class PlaySessions {
  constructor(
    private readonly storage: Storage,
    private readonly clock: WorldClock,
    private readonly address: Address,
  ) {}

  async launch(memberId: string, opening: Opening): Promise<Launch> {
    const { gameId, language, redirectUrl, depositUrl = null, colors = null, door = '/play' } = opening;
    const ticket = randomBytes(24).toString('base64url');
    const now = this.clock.now().getTime();
    const expiresAt = new Date(now + TICKET_LIFETIME_MS);
    await this.storage.rows(
      `with forgotten as (delete from play_session where member_id = $2 and expires_at < $9)
       insert into play_session (id, member_id, game_id, language, redirect_url, ticket_hash, ticket_expires_at, expires_at, deposit_url, colors)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11)`,
      [
        newId(new Date(now)),
        memberId,
        gameId,
        language,
        redirectUrl,
        tokenHash(ticket),
        expiresAt,
        new Date(now + PLAY_LIFETIME_MS),
        new Date(now - PLAY_LIFETIME_MS),
        depositUrl,
        colors && JSON.stringify(colors),
      ],
    );
    return { uri: `${this.address.origin}${door}?ticket=${ticket}`, expiresAt };
  }

  /** Uses up a ticket. @returns the session and the secret of its cookie @throws TicketRefused */
  async redeem(ticket: string): Promise<{ session: PlaySession; secret: string }> {
    const secret = randomBytes(24).toString('base64url');
    const row = await this.storage.row<SessionRow>(
      `update play_session set redeemed_at = $2, secret_hash = $3
       where ticket_hash = $1 and redeemed_at is null and ticket_expires_at > $2 returning *`,
      [tokenHash(ticket), this.clock.now(), tokenHash(secret)],
    );
    if (row) return { session: sessionOf(row), secret };
    const known = await this.storage.row<SessionRow>('select * from play_session where ticket_hash = $1', [
      tokenHash(ticket),
    ]);
    throw new TicketRefused(known?.redirect_url ?? null);
  }

  /** Returns a page's session if the cookie's secret matches. */
  async find(id: string, secret: string): Promise<PlaySession | undefined> {
    const row = await this.storage.row<SessionRow>(
      'select * from play_session where id = $1 and secret_hash = $2 and expires_at > $3',
      [id, tokenHash(secret), this.clock.now()],
    );
    return row && sessionOf(row);
  }
}

function sessionOf(row: SessionRow): PlaySession {
  return {
    id: row.id,
    memberId: row.member_id,
    gameId: row.game_id,
    language: row.language,
    redirectUrl: row.redirect_url,
    depositUrl: row.deposit_url,
    colors: row.colors,
  };
}
