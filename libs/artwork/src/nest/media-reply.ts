import { NotFound } from '@housebrand/shared';
import type { FastifyReply } from 'fastify';

export type TileFormat = 'avif' | 'webp';

/** Widths that pictures are made in, so that nobody can ask for endlessly many: tiles, cards and banners. */
const WIDTHS = { v: [132, 200, 300], h: [300, 480, 720] } as const;

const YEAR = 'public, max-age=31536000, immutable';

/** Takes `v.avif` apart. @throws NotFound for another name or format */
export function pictureFile<Name extends string>(file: string, names: readonly Name[]): { name: Name; format: TileFormat } {
  const [, stem, format] = /^([\w-]+)\.(avif|webp)$/.exec(file) ?? [];
  const name = names.find((one) => one === stem);
  if (!name || !format) throw new NotFound('shared.pageNotFound');
  return { name, format: format as TileFormat };
}

/** The width asked for; the widest without one. @throws NotFound for a width that is not made */
export function widthOf(shape: 'v' | 'h', asked: string | undefined): number {
  const widths: readonly number[] = WIDTHS[shape];
  if (asked === undefined) return widths.at(-1)!;
  const width = widths.find((one) => String(one) === asked);
  if (!width) throw new NotFound('shared.pageNotFound');
  return width;
}

/** What a picture may weigh: 15 kB for a tile of 300 × 400, in proportion for larger ones. */
export function weightLimit(width: number, height: number): number {
  return Math.round(15_000 * Math.max(1, (width * height) / (300 * 400)));
}

/** Addresses carry a version, so a picture may be kept for a year. */
export async function sendPicture(reply: FastifyReply, format: TileFormat | 'png' | 'svg+xml', bytes: Buffer | string): Promise<void> {
  await reply.header('cache-control', YEAR).type(`image/${format}`).send(bytes);
}
