import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LaunchesGateway, NotOffered } from '@housebrand/providers/nest';
import { DomainError, type MemberRef } from '@housebrand/shared';
import { GameSites, SPORT_LOBBY_PAGE, type SportLobby } from '../../core';
import type { LobbyForm } from './sport-lobby-page';
import { agentOf, SportTickets } from './sport-tickets.repository';

/** The page could not be made: why, and the way back when it is known. */
export class LobbyShut {
  constructor(
    readonly messageKey: `games.${string}`,
    readonly home: string | null,
  ) {}
}

/**
 * Sport lobbies: by the provider's ticket; where it has none, and the agent switched it on, by a form with username and a
 * password made for this one entry, which a page of ours posts. The password is in that page and nowhere else.
 */
@Injectable()
export class SportLobbyService {
  constructor(
    private readonly launches: LaunchesGateway,
    private readonly sites: GameSites,
    private readonly tickets: SportTickets,
  ) {}

  /** @returns where the lobby opens @throws NotOffered, and what the gateway throws */
  async open(member: MemberRef, lobby: SportLobby, redirectUrl: string): Promise<string> {
    try {
      return await this.launches.launchSportLobby(member, { lobby, redirectUrl });
    } catch (error) {
      const { origin, sportLobbyForm } = await this.sites.find(member.prefix);
      if (!(error instanceof NotOffered) || !sportLobbyForm) throw error;
      return `${origin}${SPORT_LOBBY_PAGE}/${await this.tickets.make({ member, lobby })}`;
    }
  }

  /** Spends a ticket and has the provider expect a password. */
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
