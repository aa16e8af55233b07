import { Injectable } from '@nestjs/common';
import { NotFound, isPrefix } from '@housebrand/shared';
import {
  AGENT_ICONS,
  AgentLooks,
  GamePictures,
  drawAgentIcon,
  drawAgentLogo,
  drawAgentWatermark,
  drawBankMark,
  drawBanner,
  drawCover,
  drawFavicon,
  drawLobbyPicture,
  drawShareImage,
  drawTierMedal,
  drawWordmark,
  type AgentLook,
  type CoverShape,
  type PicturedGame,
} from '../core';
import { withFonts } from './fonts';
import { Painters, type Urgency } from './painters';
import { PictureCache } from './picture-cache';
import { ProviderNames } from './provider-names';
import type { PictureSource } from './rendition';
import { MEASURES, type RasterFormat } from './sizes';
import { UpstreamPictures } from './upstream-pictures';

/** A picture, and for how long it holds: a stand-in only until the real one can be had. */
export interface Picture {
  body: Buffer;
  isFinal: boolean;
}

export interface CoverRequest {
  id: string;
  shape: CoverShape;
  format: RasterFormat;
  /** One of the widths of `MEASURES`. */
  width: number;
}

/** Makes pictures and keeps them. Names and measures are checked before (see `sizes.ts`). */
@Injectable()
export class MediaService {
  constructor(
    private readonly cache: PictureCache,
    private readonly painters: Painters,
    private readonly games: GamePictures,
    private readonly upstream: UpstreamPictures,
    private readonly providerNames: ProviderNames,
    private readonly looks: AgentLooks,
  ) {}

  /** @throws NotFound for a game that the catalogue does not have */
  async cover({ id, shape, format, width }: CoverRequest, urgency: Urgency = 'member'): Promise<Picture> {
    const game = await this.games.find(id);
    if (!game) throw new NotFound();
    let isFinal = true;
    const body = await this.cache.get(coverKey(game, shape, format, width), async () => {
      const { source, isStandIn } = await this.coverSource(game, shape);
      const { ratio, maxBytes } = MEASURES[shape];
      const height = Math.round(width * ratio);
      const picture = await this.painters.paint({ source, format, width, height, maxBytes: maxBytes(width) }, urgency);
      isFinal = !isStandIn;
      return { picture, isKept: isFinal };
    });
    return { body, isFinal };
  }

  banner(id: string, format: RasterFormat): Promise<Buffer> {
    return this.drawn(`banner/${id}`, () => drawBanner(id), format, 954, 419, 34_000);
  }

  lobby(code: string, format: RasterFormat): Promise<Buffer> {
    return this.drawn(`lobby/${code}`, () => drawLobbyPicture(code), format, 640, 360, 24_000);
  }

  tier(level: number): Promise<Buffer> {
    return this.outlined(`tier/${level}`, () => drawTierMedal(level));
  }

  bank(code: string): Promise<Buffer> {
    return this.outlined(`bank/${code}`, () => drawBankMark(code));
  }

  async provider(code: string): Promise<Buffer> {
    const name = await this.providerNames.find(code);
    if (name === null) throw new NotFound();
    return this.outlined(`provider/${code}/${name}`, () => drawWordmark({ code, name }));
  }

  /** @param file `logo.svg`, `login.svg`, `loading.svg`, `favicon.svg`, `watermark.svg`, `icon-….svg` or `share.png` */
  async agent(prefix: string, file: string): Promise<Buffer> {
    const look = isPrefix(prefix) ? await this.looks.find(prefix) : null;
    if (!look) throw new NotFound();
    const key = `agent/${file}/${JSON.stringify(look)}`;
    if (file === 'share.png') return this.shareImage(key, look);
    const draw = agentDrawing(file, look);
    if (!draw) throw new NotFound();
    return this.outlined(key, draw);
  }

  private shareImage(key: string, look: AgentLook): Promise<Buffer> {
    return this.drawn(key, () => drawShareImage(look, look.colors), 'png', 1200, 573, 1);
  }

  private drawn(
    key: string,
    draw: () => string,
    format: RasterFormat | 'png',
    width: number,
    height: number,
    maxBytes: number,
  ): Promise<Buffer> {
    return this.cache.get(`${key}/${format}/${width}`, async () => ({
      picture: await this.painters.paint({ source: withFonts(draw()), format, width, height, maxBytes }),
      isKept: true,
    }));
  }

  private outlined(key: string, draw: () => string): Promise<Buffer> {
    return this.cache.get(`${key}/svg`, async () => {
      const svg = draw();
      if (!svg.includes('<text')) return { picture: Buffer.from(svg), isKept: true };
      return {
        picture: await this.painters.paint({ source: withFonts(svg), format: 'svg', width: 0, height: 0, maxBytes: 0 }),
        isKept: true,
      };
    });
  }

  /** The provider's own picture; where it offers none we can take, one of our drawing, so that no game is without a face. */
  private async coverSource(
    game: PicturedGame,
    shape: CoverShape,
  ): Promise<{ source: PictureSource; isStandIn: boolean }> {
    const found = await this.upstream.fetch(addressOf(game, shape));
    if (found.kind === 'bytes') return { source: found, isStandIn: false };
    const { id, name, category, provider } = game;
    return { source: withFonts(drawCover({ id, name, category, provider }, shape)), isStandIn: found.kind === 'none' };
  }
}

function addressOf(game: PicturedGame, shape: CoverShape): string {
  return shape === 'v' ? game.portraitUrl : game.landscapeUrl;
}

/** The provider's address is part of it: a new picture upstream is a new picture here. Nothing a caller chose is. */
function coverKey(game: PicturedGame, shape: CoverShape, format: RasterFormat, width: number): string {
  return `cover/${game.id}/${shape}/${format}/${width}/${game.name}/${addressOf(game, shape)}`;
}

function agentDrawing(file: string, look: AgentLook): (() => string) | null {
  switch (file) {
    case 'logo.svg':
      return () => drawAgentLogo(look, 'logo');
    case 'login.svg':
      return () => drawAgentLogo(look, 'login');
    case 'loading.svg':
      return () => drawAgentLogo(look, 'loading');
    case 'favicon.svg':
      return () => drawFavicon(look);
    case 'watermark.svg':
      return () => drawAgentWatermark(look);
    default: {
      const icon = AGENT_ICONS.find((name) => file === `icon-${name}.svg`);
      return icon ? () => drawAgentIcon(look, icon, look.iconColor) : null;
    }
  }
}
