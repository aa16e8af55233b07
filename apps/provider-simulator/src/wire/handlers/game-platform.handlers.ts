import { gamePlatformContracts as calls, type WIRE_GAME_TYPES } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { GameArt } from '../../art/game-art';
import type { MemberRow } from '../../books/members';
import { Address } from '../../edge/address';
import { AccessTokens } from '../../sessions/access-tokens';
import { Logins } from '../../sessions/logins';
import { siteOf } from '../../world/agents';
import { announcements } from '../../world/announcements';
import { gameCount, gamesOf } from '../../world/catalogue';
import { Openings } from '../../world/openings';
import { LIST_TYPE, studios } from '../../world/providers';
import { handler, memberOf, type Payload, type WireHandler } from '../handler';
import { profileOf } from '../member-view';
import { CODES, Refusal, WORDS } from '../refusal';

type WireGameType = (typeof WIRE_GAME_TYPES)[number];

/** Login, profile, the catalogue and the site configuration of the game platform. */
@Injectable()
export class GamePlatformHandlers {
  private readonly lists = new Map<string, Payload<typeof calls.gameList>>();
  private providers: Payload<typeof calls.providerList> | null = null;

  constructor(
    private readonly tokens: AccessTokens,
    private readonly logins: Logins,
    private readonly openings: Openings,
    private readonly art: GameArt,
    private readonly address: Address,
  ) {}

  all(): WireHandler[] {
    return [...this.loginCalls(), ...this.memberCalls(), ...this.catalogueCalls(), this.site()];
  }

  private loginCalls(): WireHandler[] {
    return [
      handler(calls.login, async ({ body }) => {
        const member = await this.logins.member(body.username, body.password);
        if (!member || member.prefix !== body.prefix.toUpperCase())
          throw new Refusal(CODES.wrongPassword, WORDS.wrongPassword);
        return { result: { token: await this.tokens.issue(member.id, 'gamePlatform') } };
      }),
      handler(calls.loginAuto, async ({ body }) => {
        const member = await this.tokens.member(body.userKey, 'autoLink');
        if (typeof member === 'string' || member.prefix !== body.prefix.toUpperCase()) {
          throw new Refusal(CODES.wrongPassword, WORDS.sessionInvalid);
        }
        return { result: { token: await this.tokens.issue(member.id, 'gamePlatform'), profile: this.profile(member) } };
      }),
    ];
  }

  private memberCalls(): WireHandler[] {
    return [
      handler(calls.profile, (_request, caller) => ({ result: this.profile(memberOf(caller)) })),
      handler(calls.announcements, () => ({ result: announcements.map((announcement) => ({ ...announcement })) })),
    ];
  }

  private catalogueCalls(): WireHandler[] {
    return [
      handler(calls.gamesStatus, () => ({
        result: this.openings
          .all()
          .map(({ provider, isOpen, until }) => ({ provider, isOpen, until: until?.toISOString() ?? null })),
      })),
      handler(calls.providerList, () => (this.providers ??= this.providerList())),
      handler(calls.gameList, ({ params, query }) => this.games(params.gameType, query?.product)),
    ];
  }

  private site(): WireHandler {
    return handler(calls.siteConfig, ({ body }) => {
      const site = siteOf(body.prefix);
      if (!site) throw new Refusal(CODES.unknownPrefix, WORDS.unknownPrefix);
      return {
        result: {
          prefix: site.prefix,
          disabledProviders: [...site.disabledProviders],
          disabledGames: [...site.disabledGames],
          isSmsOtp: site.isSmsOtp,
        },
      };
    });
  }

  private profile(member: MemberRow) {
    return profileOf(member, this.address.origin);
  }

  private providerList(): Payload<typeof calls.providerList> {
    return Object.freeze({
      result: studios.map(({ code, name, tier, type, order }) => ({
        provider: code,
        providerTier: tier,
        providerName: name,
        providerType: type,
        name,
        product: code,
        type: LIST_TYPE[type],
        order,
        url: `${this.address.origin}/art/providers/${code}.svg`,
        gameCount: gameCount(code),
      })),
    });
  }

  private games(gameType: WireGameType, product: string | undefined): Payload<typeof calls.gameList> {
    const key = `${gameType}/${product ?? ''}`;
    const known = this.lists.get(key);
    if (known) return known;
    const games = gamesOf(gameType).filter(({ provider }) => !product || provider === product);
    const list = Object.freeze({ result: games.map((game) => this.art.listed(game, gameType)) });
    // products that do not exist would otherwise fill the memory
    if (games.length > 0) this.lists.set(key, list);
    return list;
  }
}
