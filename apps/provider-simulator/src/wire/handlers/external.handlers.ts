import { externalContracts as calls } from '@housebrand/providers';
import type { PageColors } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import type { MemberRow } from '../../books/members';
import type { Offer } from '../../offers/prizes';
import { Turns } from '../../offers/turns';
import { PlaySessions } from '../../sessions/play-sessions';
import { handler, memberOf, type WireHandler } from '../handler';
import { LaunchChecks } from '../launch-checks';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles pages of the external site: a studio's own lobby, the daily games, the reward shop. */
@Injectable()
export class ExternalHandlers {
  constructor(
    private readonly plays: PlaySessions,
    private readonly turns: Turns,
    private readonly checks: LaunchChecks,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.portalGateway, async ({ query }, caller) => {
        const member = memberOf(caller);
        const { id: gameId } = this.checks.ownLobby(query?.product ?? '', member.prefix);
        const redirectUrl = this.checks.returnUrl(query?.redirectUrl ?? this.checks.homeOf(member.prefix));
        const { uri } = await this.plays.launch(member.id, { gameId, language: 'th', redirectUrl });
        return { result: { uri } };
      }),
      handler(calls.linkReward, async (_request, caller) => {
        const member = memberOf(caller);
        const home = this.checks.homeOf(member.prefix);
        return { result: { link: await this.open(member, 'reward', home, { depositUrl: `${home}/deposit` }) } };
      }),
      handler(calls.reward, async ({ body }, caller) => {
        const member = memberOf(caller);
        const isTheirs = body.userName.toUpperCase() === member.username && body.agentId === member.prefix;
        if (!isTheirs) throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
        return { result: { uri: await this.open(member, 'reward', body.exitUrl, body) } };
      }),
      handler(calls.wheel, ({ body }, caller) => this.daily('wheel', memberOf(caller), body)),
      handler(calls.gashapon, ({ body }, caller) => this.daily('gashapon', memberOf(caller), body)),
      handler(calls.dailyCheckIn, ({ body }, caller) => this.daily('daily-check-in', memberOf(caller), body)),
    ];
  }

  private async daily(
    offer: Offer,
    member: MemberRow,
    { mainUrl, colors }: { mainUrl: string; colors?: PageColors | undefined },
  ): Promise<{ result: { uri: string } }> {
    const { prize } = await this.turns.state(member.id, offer);
    if (prize) throw new Refusal(CODES.usedUp, MESSAGES.usedUp);
    return { result: { uri: await this.open(member, offer, mainUrl, { colors }) } };
  }

  private async open(
    member: MemberRow,
    offer: Offer,
    returnUrl: string,
    { depositUrl, colors }: { depositUrl?: string; colors?: PageColors | undefined } = {},
  ): Promise<string> {
    const { uri } = await this.plays.launch(member.id, {
      gameId: offer,
      language: 'th',
      redirectUrl: this.checks.returnUrl(returnUrl),
      ...(depositUrl && { depositUrl: this.checks.returnUrl(depositUrl) }),
      colors,
      door: '/offers',
    });
    return uri;
  }
}
