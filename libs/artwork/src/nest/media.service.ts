import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { AGENT_ICONS, NotFound, isPrefix } from '@housebrand/shared';
import type { Encoding } from '@housebrand/shared/nest';
import {
  AgentLooks,
  BANK_COLORS,
  GamePictures,
  PictureUnreadable,
  drawAgentIcon,
  drawAgentIcons,
  drawAgentLogo,
  drawAgentWatermark,
  drawAppIcon,
  drawBankMark,
  drawBanner,
  drawCover,
  drawFavicon,
  drawLobbyPicture,
  drawShareImage,
  drawSplash,
  drawTierMedal,
  drawWordmark,
  type AgentLook,
  type CoverShape,
  type PicturedGame,
} from '../core';
import { withFonts } from './fonts';
import { Painters } from './painters';
import type { Customer } from './painting-queue';
import { PictureCache, type OwnersLook } from './picture-cache';
import { ProviderNames } from './provider-names';
import type { PictureSource, Rendition } from './rendition';
import { SceneNames } from './scene-names';
import { BANNERS, MEASURES, type RasterFormat } from './sizes';
import { UpstreamPictures } from './upstream-pictures';

/** A picture; a stand-in is not final and is only valid until the real one is available. */
export interface Picture {
  body: Buffer;
  isFinal: boolean;
}

/** Pixels and bytes. */
const LOBBY = { width: 640, height: 360, maxBytes: 24_000 };
/** Home-screen icons of phones, px. */
const APP_ICONS: ReadonlyMap<string, number> = new Map([
  ['app-192.png', 192],
  ['app-512.png', 512],
]);
/** Splash screens of iPhones by the pixels of the upright screen: a closed set. */
const SPLASHES: ReadonlySet<string> = new Set([
  '640x1136',
  '750x1334',
  '828x1792',
  '1125x2436',
  '1170x2532',
  '1179x2556',
  '1206x2622',
  '1242x2208',
  '1242x2688',
  '1260x2736',
  '1284x2778',
  '1290x2796',
  '1320x2868',
]);
const SHARE = { width: 1200, height: 573, maxBytes: 1 };
const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

interface DrawnPicture extends Omit<Rendition, 'source'> {
  key: string;
  draw: () => string;
  owners?: OwnersLook;
}

export interface BannerRequest {
  id: string;
  format: RasterFormat;
  /** One of the widths of `BANNERS`. */
  width: number;
}

export interface CoverRequest {
  id: string;
  shape: CoverShape;
  format: RasterFormat;
  /** One of the widths of `MEASURES`. */
  width: number;
}

/**
 * Makes and caches pictures. Sizes are checked before (see `sizes.ts`); names come from closed sets, and unknown ones
 * are rejected before any work.
 */
@Injectable()
export class MediaService {
  constructor(
    private readonly cache: PictureCache,
    private readonly painters: Painters,
    private readonly games: GamePictures,
    private readonly upstream: UpstreamPictures,
    private readonly providerNames: ProviderNames,
    private readonly scenes: SceneNames,
    private readonly looks: AgentLooks,
  ) {}

  /** @throws NotFound for a game that is not in the catalogue */
  async cover({ id, shape, format, width }: CoverRequest, customer: Customer): Promise<Picture> {
    const game = await this.games.find(id);
    if (!game) throw new NotFound();
    const { ratio, maxBytes } = MEASURES[shape];
    const measures = { format, width, height: Math.round(width * ratio), maxBytes: maxBytes(width) };
    const paint = (source: PictureSource) => this.painters.paint({ source, ...measures }, customer);
    const address = addressOf(game, shape);
    const measure = `${shape}/${format}/${width}`;
    const own = await this.cache.get(`cover/${game.id}/${measure}/${game.name}/${address}`, () =>
      this.ownCover(game, shape, paint),
    );
    if (own) return { body: own, isFinal: true };
    const { name, category, provider } = game;
    const drawn = `stand-in/${game.id}/${measure}/${name}/${category}/${provider}`;
    return { body: await this.cache.get(drawn, () => paint(drawing(game, shape))), isFinal: false };
  }

  /** @throws NotFound for a banner that is not in use */
  async banner({ id, format, width }: BannerRequest, customer: Customer): Promise<Buffer> {
    const measures = BANNERS.get(width);
    if (!measures || !(await this.scenes.isBanner(id))) throw new NotFound();
    return this.drawn({ key: `banner/${id}`, draw: () => drawBanner(id), format, width, ...measures }, customer);
  }

  /** @throws NotFound for an unknown lobby */
  async lobby(code: string, format: RasterFormat, customer: Customer): Promise<Buffer> {
    if (!this.scenes.isLobby(code)) throw new NotFound();
    return this.drawn({ key: `lobby/${code}`, draw: () => drawLobbyPicture(code), format, ...LOBBY }, customer);
  }

  tier(level: number, customer: Customer): Promise<Buffer> {
    return this.outlined(`tier/${level}`, () => drawTierMedal(level), customer);
  }

  /** @throws NotFound for an unknown bank */
  async bank(code: string, customer: Customer): Promise<Buffer> {
    if (!Object.hasOwn(BANK_COLORS, code)) throw new NotFound();
    return this.outlined(`bank/${code}`, () => drawBankMark(code), customer);
  }

  async provider(code: string, customer: Customer): Promise<Buffer> {
    const name = await this.providerNames.find(code);
    if (name === null) throw new NotFound();
    return this.outlined(`provider/${code}/${name}`, () => drawWordmark({ code, name }), customer);
  }

  /** @param file `logo.svg`, `login.svg`, `loading.svg`, `favicon.svg`, `watermark.svg`, `icon-….svg`, `icons.svg`, `app-192.png`, `app-512.png`, `splash-….png` or `share.png` */
  async agent(prefix: string, file: string, customer: Customer): Promise<Buffer> {
    const look = isPrefix(prefix) ? await this.looks.find(prefix) : null;
    if (!look) throw new NotFound();
    const owners: OwnersLook = { owner: look.prefix, look: JSON.stringify(look) };
    const key = `agent/${file}/${owners.look}`;
    if (file === 'share.png') {
      const draw = () => drawShareImage(look, look.colors);
      return this.drawn({ key, draw, format: 'png', ...SHARE, owners }, customer);
    }
    const appIcon = APP_ICONS.get(file);
    if (appIcon !== undefined) {
      const draw = () => drawAppIcon(look, look.colors.s0 ?? look.primary);
      const measures = { width: appIcon, height: appIcon, maxBytes: 0, format: 'png' as const };
      return this.drawn({ key, draw, ...measures, owners }, customer);
    }
    const [, size = ''] = /^splash-(\d+x\d+)\.png$/.exec(file) ?? [];
    if (SPLASHES.has(size)) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const draw = () => drawSplash(look, look.colors.s0 ?? look.primary, { width, height });
      return this.drawn({ key, draw, width, height, maxBytes: 1, format: 'png', owners }, customer);
    }
    const draw = agentDrawing(file, look);
    if (!draw) throw new NotFound();
    return this.outlined(key, draw, customer, owners);
  }

  /**
   * Compresses a drawing for the client's encoding, to about a third, since most of it is numbers of outlines. The
   * result is cached.
   */
  async packed(drawing: Buffer, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return drawing;
    const content = createHash('sha256').update(drawing).digest('hex');
    return this.cache.get(`packed/${encoding}/${content}`, () => PACKERS[encoding](drawing));
  }

  private drawn({ key, draw, owners, ...measures }: DrawnPicture, customer: Customer): Promise<Buffer> {
    return this.cache.get(
      `${key}/${measures.format}/${measures.width}`,
      () => this.painters.paint({ source: withFonts(draw()), ...measures }, customer),
      owners,
    );
  }

  private outlined(key: string, draw: () => string, customer: Customer, owners?: OwnersLook): Promise<Buffer> {
    return this.cache.get(
      `${key}/svg`,
      async () => {
        const svg = draw();
        if (!svg.includes('<text')) return Buffer.from(svg);
        const measures = { format: 'svg', width: 0, height: 0, maxBytes: 0 } as const;
        return this.painters.paint({ source: withFonts(svg), ...measures }, customer);
      },
      owners,
    );
  }

  /** The provider's own picture, or our drawing if it sends one; `null` if the picture is currently unavailable or unreadable. */
  private async ownCover(
    game: PicturedGame,
    shape: CoverShape,
    paint: (source: PictureSource) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const address = addressOf(game, shape);
    const found = await this.upstream.fetch(address);
    if (found.kind === 'none') return null;
    if (found.kind === 'drawing') return paint(drawing(game, shape));
    try {
      return await paint(found);
    } catch (error) {
      if (!(error instanceof PictureUnreadable)) throw error;
      this.upstream.refuse(address);
      return null;
    }
  }
}

/** Our own cover of a game, so that no game is without a picture. */
function drawing({ id, name, category, provider }: PicturedGame, shape: CoverShape): PictureSource {
  return withFonts(drawCover({ id, name, category, provider }, shape));
}

/** The provider's address is part of a cover's cache key: a new address means a new picture. */
function addressOf(game: PicturedGame, shape: CoverShape): string {
  return shape === 'v' ? game.portraitUrl : game.landscapeUrl;
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
    case 'icons.svg':
      return () => drawAgentIcons(look, look.iconColor);
    default: {
      const icon = AGENT_ICONS.find((name) => file === `icon-${name}.svg`);
      return icon ? () => drawAgentIcon(look, icon, look.iconColor) : null;
    }
  }
}
