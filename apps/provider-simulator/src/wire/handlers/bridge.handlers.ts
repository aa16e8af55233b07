import { bridgeContracts as calls, WIRE_GAME_TYPES } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Members } from '../../books/members';
import { SITE } from '../../offers/offers.controller';
import { PlaySessions } from '../../sessions/play-sessions';
import { siteOf } from '../../world/agents';
import { gamesOf } from '../../world/catalogue';
import { studios } from '../../world/providers';
import { handler, type WireHandler } from '../handler';
import { LaunchChecks } from '../launch-checks';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles the member system's bridge: lists for an installation, and links to its own site. */
@Injectable()
export class BridgeHandlers {
  constructor(
    private readonly members: Members,
    private readonly plays: PlaySessions,
    private readonly checks: LaunchChecks,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.redirectLogin, async ({ params, body }) => {
        const member = await this.members.byUsername(body.username);
        if (!member || member.prefix !== params.prefix.toUpperCase())
          throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
        const redirectUrl = this.checks.returnUrl(body.redirectUrl);
        const opening = { gameId: SITE, language: 'th', redirectUrl, door: '/offers' } as const;
        const { uri, expiresAt } = await this.plays.launch(member.id, opening);
        return { data: { url: uri, expiresAt: expiresAt.toISOString() } };
      }),
      handler(calls.providerPrefixList, ({ params }) => {
        assertSite(params.prefix);
        return { data: studios.map(({ code, name, type }) => ({ prefix: code, name, tab: TABS[type] })) };
      }),
      handler(calls.bridgeGameList, ({ params, body }) => {
        assertSite(params.prefix);
        const tab = [...WIRE_GAME_TYPES, 'Lotto' as const].find((type) => type === body.tab);
        if (!tab) throw new Refusal(CODES.malformed, MESSAGES.malformed);
        return { data: gamesOf(tab).map(({ id, name, provider }) => ({ gameID: id, name, provider })) };
      }),
    ];
  }
}

/** The list with a studio's games. */
const TABS = {
  SLOT: 'Slot',
  CASINO: 'Casino',
  CARD: 'Card',
  KENO: 'Keno',
  POKER: 'Poker',
  LOTTO: 'Lotto',
  TRADE: 'Trade',
} as const;

function assertSite(prefix: string): void {
  if (!siteOf(prefix)) throw new Refusal(CODES.unknownPrefix, MESSAGES.unknownPrefix);
}
