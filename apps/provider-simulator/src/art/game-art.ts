import type { WireGame } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Address } from '../http/address';
import type { CatalogueGame } from '../world/catalogue';
import { coverColor } from './cover';

type WireGameType = WireGame['gameType'];

/** Converts games to list entries with the addresses of their pictures. */
@Injectable()
export class GameArt {
  constructor(private readonly address: Address) {}

  listed(game: CatalogueGame, gameType: WireGameType): WireGame {
    const picture = `${this.address.origin}/art/games/${game.id}`;
    return {
      id: game.id,
      name: game.name,
      provider: game.provider,
      gameType,
      refID: game.refId,
      image: { horizontal: `${picture}.png?shape=h`, vertical: `${picture}.png` },
      color: coverColor(game),
      isNew: game.isNew,
      isJackpot: game.isJackpot,
      rank: game.rank,
    };
  }
}
