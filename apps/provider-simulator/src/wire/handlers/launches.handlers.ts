import { launchesContracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Members } from '../../books/members';
import { PlaySessions } from '../../sessions/play-sessions';
import { handler, memberOf, type WireHandler } from '../handler';
import { LaunchDesk } from '../launch-desk';
import { CODES, Refusal, WORDS } from '../refusal';

/** Opens games, the lottery and the sport lobbies. */
@Injectable()
export class LaunchesHandlers {
  constructor(
    private readonly members: Members,
    private readonly plays: PlaySessions,
    private readonly desk: LaunchDesk,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.startGame, async ({ body }, caller) => {
        const member = memberOf(caller);
        if (body.playerUsername.toUpperCase() !== member.username) throw new Refusal(CODES.notYours, WORDS.notYours);
        const game = this.desk.game(body.gameID, body.provider, member.prefix);
        const { uri } = await this.plays.launch(member.id, {
          gameId: game.id,
          language: 'th',
          redirectUrl: this.desk.wayBack(body.redirectUrl),
        });
        return { result: { uri } };
      }),
      handler(calls.startLotto, async ({ body }, caller) => {
        const member = memberOf(caller);
        const game = this.desk.lotto(body.type, member.prefix);
        const { uri } = await this.plays.launch(member.id, {
          gameId: game.id,
          language: 'th',
          redirectUrl: this.desk.homeOf(member.prefix),
        });
        return { result: { uri } };
      }),
      handler(calls.sportLobbyTicket, async ({ body }) => {
        const member = await this.members.byUsername(body.username);
        if (!member || member.prefix !== body.prefix.toUpperCase()) throw new Refusal(CODES.notYours, WORDS.notYours);
        const game = this.desk.sport(body.state, member.prefix);
        const { uri, expiresAt } = await this.plays.launch(member.id, {
          gameId: game.id,
          language: body.lang,
          redirectUrl: this.desk.wayBack(body.redirectUrl),
        });
        return { result: { uri, expiresAt: expiresAt.toISOString() } };
      }),
    ];
  }
}
