import { launchesContracts as calls, type WireRequest } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Members } from '../../books/members';
import { Address } from '../../http/address';
import { AUTO_LOGIN_PATH } from '../../play/auto-login.controller';
import { LobbyPasswords } from '../../sessions/lobby-passwords';
import { PlaySessions, type Opening } from '../../sessions/play-sessions';
import { handler, memberOf, type WireHandler } from '../handler';
import { LaunchChecks } from '../launch-checks';
import { CODES, Refusal, MESSAGES } from '../refusal';

type LobbyRequested = WireRequest<typeof calls.sportLobbyTicket>['body'];

/** Handles launches of games, the lottery and sport lobbies. */
@Injectable()
export class LaunchesHandlers {
  constructor(
    private readonly members: Members,
    private readonly plays: PlaySessions,
    private readonly checks: LaunchChecks,
    private readonly passwords: LobbyPasswords,
    private readonly address: Address,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.startGame, async ({ body }, caller) => {
        const member = memberOf(caller);
        if (body.playerUsername.toUpperCase() !== member.username)
          throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
        const game = this.checks.game(body.gameID, body.provider, member.prefix);
        const { uri } = await this.plays.launch(member.id, {
          gameId: game.id,
          language: 'th',
          redirectUrl: this.checks.returnUrl(body.redirectUrl),
        });
        return { result: { uri } };
      }),
      handler(calls.startLotto, async ({ body }, caller) => {
        const member = memberOf(caller);
        const game = this.checks.lotto(body.type, member.prefix);
        const { uri } = await this.plays.launch(member.id, {
          gameId: game.id,
          language: 'th',
          redirectUrl: this.checks.homeOf(member.prefix),
        });
        return { result: { uri } };
      }),
      handler(calls.sportLobbyTicket, async ({ body }) => {
        const { memberId, opening } = await this.lobby(body);
        const { uri, expiresAt } = await this.plays.launch(memberId, opening);
        return { result: { uri, expiresAt: expiresAt.toISOString() } };
      }),
      handler(calls.sportLobbyPassword, async ({ body }) => {
        const expiresAt = this.passwords.expect(body.username.toUpperCase(), body.password, await this.lobby(body));
        return { result: { uri: this.address.origin + AUTO_LOGIN_PATH, expiresAt: expiresAt.toISOString() } };
      }),
    ];
  }

  /** Returns the member and the sport lobby of a request. @throws Refusal */
  private async lobby(requested: LobbyRequested): Promise<{ memberId: string; opening: Opening }> {
    const member = await this.members.byUsername(requested.username);
    if (!member || member.prefix !== requested.prefix.toUpperCase())
      throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
    const { id: gameId } = this.checks.sport(requested.state, member.prefix);
    const redirectUrl = this.checks.returnUrl(requested.redirectUrl);
    return { memberId: member.id, opening: { gameId, language: requested.lang, redirectUrl } };
  }
}
