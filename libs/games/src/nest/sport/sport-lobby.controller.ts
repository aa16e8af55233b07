import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Messages, Public, RequestContext } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { SPORT_LOBBY_PAGE } from '../../core';
import { LobbyShut, SportLobbyService } from './sport-lobby.service';
import { formPage, noticePage } from './sport-lobby-page';

/** The page behind a sport lobby launch if the provider requires credentials; not part of the API. */
@ApiExcludeController()
@Public()
@Controller(SPORT_LOBBY_PAGE)
export class SportLobbyController {
  constructor(
    private readonly lobbies: SportLobbyService,
    private readonly messages: Messages,
    private readonly context: RequestContext,
  ) {}

  @Get(':ticket')
  async page(@Param('ticket') ticket: string, @Res() reply: FastifyReply): Promise<void> {
    const { language } = this.context;
    const say = (key: `games.${string}`): string => this.messages.say(key, language);
    const entry = await this.lobbies.enter(ticket);
    const isShut = entry instanceof LobbyShut;
    const { html, headers } = isShut
      ? noticePage(entry.home, { language, title: say(entry.messageKey), button: say('games.lobbyBack') })
      : formPage(entry, { language, title: say('games.lobbyOpens'), button: say('games.lobbyOpen') });
    await reply
      .status(isShut ? 410 : 200)
      .headers(headers)
      .send(html);
  }
}
