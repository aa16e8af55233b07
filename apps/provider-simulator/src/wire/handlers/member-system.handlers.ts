import { memberSystemContracts as calls } from '@housebrand/providers';
import { bahtNumber } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Members } from '../../books/members';
import { Address } from '../../edge/address';
import { AccessTokens } from '../../sessions/access-tokens';
import { Logins } from '../../sessions/logins';
import { PlaySessions } from '../../sessions/play-sessions';
import { WorldClock } from '../../world/clock';
import { handler, memberOf, type WireHandler } from '../handler';
import { LaunchDesk } from '../launch-desk';
import { CODES, Refusal, WORDS } from '../refusal';

/** Login by steps, the member behind a token, launches, and the bridge for balances. */
@Injectable()
export class MemberSystemHandlers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly logins: Logins,
    private readonly members: Members,
    private readonly plays: PlaySessions,
    private readonly desk: LaunchDesk,
    private readonly clock: WorldClock,
    private readonly address: Address,
  ) {}

  all(): WireHandler[] {
    return [...this.sessionCalls(), ...this.launchCalls(), this.balance()];
  }

  private sessionCalls(): WireHandler[] {
    return [
      handler(calls.clientSignature, async () => ({ result: { uuid: await this.tokens.newSignature() } })),
      handler(calls.authen, async ({ body }) => {
        if (!(await this.tokens.spendSignature(body.clientSignature)))
          throw new Refusal(CODES.wrongSignature, WORDS.wrongSignature);
        const member = await this.logins.member(body.username, body.password);
        if (!member) throw new Refusal(CODES.wrongPassword, WORDS.wrongPassword);
        return { data: { token: await this.tokens.issue(member.id, 'memberSystem') } };
      }),
      handler(calls.getProfile, async (_request, caller) => {
        const member = memberOf(caller);
        const userKey = await this.tokens.issue(member.id, 'autoLink');
        const autoLink = `${this.address.origin}/auto?token=${userKey}`;
        return { data: { _id: member.id, username: member.username, autoLink } };
      }),
    ];
  }

  private launchCalls(): WireHandler[] {
    return [
      handler(calls.startGame, async ({ body }, caller) => {
        const member = memberOf(caller);
        if (body.playerUsername.toUpperCase() !== member.username) throw new Refusal(CODES.notYours, WORDS.notYours);
        const game = this.desk.game(body.gameID, body.provider, member.prefix);
        const { uri } = await this.plays.launch(member.id, game, 'th', this.desk.wayBack(body.redirectUrl));
        return { result: { uri } };
      }),
      handler(calls.startLotto, async ({ body }, caller) => {
        const member = memberOf(caller);
        const game = this.desk.lotto(body.type, member.prefix);
        const { uri } = await this.plays.launch(member.id, game, 'th', this.desk.homeOf(member.prefix));
        return { result: { uri } };
      }),
    ];
  }

  private balance(): WireHandler {
    return handler(calls.getProfileAndCredit, async ({ params, body }) => {
      const member = await this.members.byUsername(body.username);
      if (!member || member.prefix !== params.prefix.toUpperCase()) throw new Refusal(CODES.notYours, WORDS.notYours);
      return {
        data: {
          username: member.username,
          balance: bahtNumber(member.credit),
          point: member.points,
          asOf: this.clock.now().toISOString(),
        },
      };
    });
  }
}
