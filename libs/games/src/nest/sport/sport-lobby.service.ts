import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LaunchesGateway, NotOffered } from '@housebrand/providers/nest';
import { DomainError, type MemberRef } from '@housebrand/shared';
import { GameSites, SPORT_LOBBY_PAGE, type SportLobby } from '../../core';
import type { LobbyForm } from './sport-lobby-page';
import { agentOf, SportTickets } from './sport-tickets.repository';

/** The page could not be made: the reason, and the address to return to if known. */
export class LobbyShut {
  constructor(
    readonly messageKey: `games.${string}`,
    readonly home: string | null,
  ) {}
}

/**
 * Opens sport lobbies with the provider's ticket. If the provider has none and the agent has enabled the form, one of our pages
 * posts a form with the username and a password generated for this entry; the password appears in that page only.
 */
@Injectable()
export class SportLobbyService {
  constructor(
    private readonly launches: LaunchesGateway,
    private readonly sites: GameSites,
    private readonly tickets: SportTickets,
  ) {}

  /** @returns the lobby's address @throws NotOffered, and the gateway's errors */
  async open(member: MemberRef, lobby: SportLobby, redirectUrl: string): Promise<string> {
    try {
      return await this.launches.launchSportLobby(member, { lobby, redirectUrl });
    } catch (error) {
      const { origin, sportLobbyForm } = await this.sites.find(member.prefix);
      if (!(error instanceof NotOffered) || !sportLobbyForm) throw error;
      return `${origin}${SPORT_LOBBY_PAGE}/${await this.tickets.make({ member, lobby })}`;
    }
  }

  /** Uses up a ticket and registers a password with the provider. */
  async enter(ticket: string): Promise<LobbyForm | LobbyShut> {
    const entry = await this.tickets.take(ticket);
    if (!entry) return new LobbyShut('games.lobbyLinkUsed', await this.home(agentOf(ticket)).catch(() => null));
    const { member, lobby } = entry;
    const redirectUrl = await this.home(member.prefix);
    const password = randomBytes(24).toString('base64url');
    try {
      const action = await this.launches.admitToSportLobby(member, { lobby, redirectUrl, password });
      return { action, fields: { username: member.username, password, state: lobby, lang: 'th' } };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return new LobbyShut('games.launchFailed', redirectUrl);
    }
  }

  /** @throws NotFound for an unknown agent */
  private async home(prefix: string): Promise<string> {
    return `${(await this.sites.find(prefix)).origin}/${prefix}`;
  }
}
