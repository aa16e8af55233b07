import { Injectable } from '@nestjs/common';
import { NotFound } from '@housebrand/shared';
import { GamePictures } from '../core';
import { weightLimit, type TileFormat } from './media-reply';
import { PictureStore } from './picture-store';
import { encodePicture } from './rasterizer';
import { UpstreamPictures } from './upstream-pictures';

const ASPECT = { v: 4 / 3, h: 9 / 16 } as const;

@Injectable()
export class GameMedia {
  constructor(
    private readonly games: GamePictures,
    private readonly upstream: UpstreamPictures,
    private readonly store: PictureStore,
  ) {}

  /**
   * A game's cover in the size of a tile.
   * @throws NotFound for an unknown game, PictureUnavailable when the provider's picture cannot be had
   */
  async cover(gameId: string, shape: 'v' | 'h', format: TileFormat, width: number): Promise<Buffer> {
    const addresses = await this.games.find(gameId);
    if (!addresses) throw new NotFound('shared.pageNotFound');
    const address = shape === 'v' ? addresses.portraitUrl : addresses.landscapeUrl;
    const maxBytes = weightLimit(width, width * ASPECT[shape]);
    return this.store.get(`game ${address} ${width} ${format}`, async () =>
      encodePicture(await this.upstream.load(address), { format, width, maxBytes }),
    );
  }
}
