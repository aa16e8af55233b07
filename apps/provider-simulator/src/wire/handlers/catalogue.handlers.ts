import { catalogueContracts as calls, type WireGameType } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { GameArt } from '../../art/game-art';
import { Address } from '../../http/address';
import { gameCount, gamesOf } from '../../world/catalogue';
import { Openings } from '../../world/openings';
import { LIST_TYPE, OWN_LOBBIES, studios } from '../../world/providers';
import { handler, type Payload, type WireHandler } from '../handler';

/** Handles lists of studios, their games, and whether they are open. */
@Injectable()
export class CatalogueHandlers {
  private readonly lists = new Map<string, Payload<typeof calls.gameList>>();
  private providers: Payload<typeof calls.providerList> | null = null;

  constructor(
    private readonly openings: Openings,
    private readonly art: GameArt,
    private readonly address: Address,
  ) {}

  all(): WireHandler[] {
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
        hasLobby: OWN_LOBBIES.has(code),
      })),
    });
  }

  private games(gameType: WireGameType, product: string | undefined): Payload<typeof calls.gameList> {
    const key = `${gameType}/${product ?? ''}`;
    const known = this.lists.get(key);
    if (known) return known;
    const games = gamesOf(gameType).filter(({ provider }) => !product || provider === product);
    const list = Object.freeze({ result: games.map((game) => this.art.listed(game, gameType)) });
    // Don't cache lists of unknown products, which would fill the memory.
    if (games.length > 0) this.lists.set(key, list);
    return list;
  }
}
