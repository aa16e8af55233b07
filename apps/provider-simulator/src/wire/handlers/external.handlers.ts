import { externalContracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Members } from '../../books/members';
import { AccessTokens } from '../../sessions/access-tokens';
import { Logins } from '../../sessions/logins';
import { PlaySessions } from '../../sessions/play-sessions';
import { handler, type WireHandler } from '../handler';
import { LaunchDesk } from '../launch-desk';
import { CODES, Refusal, WORDS } from '../refusal';

/** The external API: its own login, and tickets for the sport lobbies. */
@Injectable()
export class ExternalHandlers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly logins: Logins,
    private readonly members: Members,
    private readonly plays: PlaySessions,
    private readonly desk: LaunchDesk,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.login, async ({ body }) => {
        const member = await this.logins.member(body.username, body.password);
        if (!member) throw new Refusal(CODES.wrongPassword, WORDS.wrongPassword);
        return { result: { access_token: await this.tokens.issue(member.id, 'external') } };
      }),
      handler(calls.sportLobbyTicket, async ({ body }) => {
        const member = await this.members.byUsername(body.username);
        if (!member || member.prefix !== body.prefix.toUpperCase()) throw new Refusal(CODES.notYours, WORDS.notYours);
        const game = this.desk.sport(body.state, member.prefix);
        const { uri, expiresAt } = await this.plays.launch(
          member.id,
          game,
          body.lang,
          this.desk.wayBack(body.redirectUrl),
        );
        return { result: { uri, expiresAt: expiresAt.toISOString() } };
      }),
    ];
  }
}
