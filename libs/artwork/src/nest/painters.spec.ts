import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDepth } from '@housebrand/shared/testing';
import sharp from 'sharp';
import { PictureUnreadable, drawAgentLogo, drawCover, type CoverInput } from '../core';
import { withFonts } from './fonts';
import { Painters } from './painters';
import { isPicture } from './picture-kinds';
import { MEASURES } from './sizes';

const brand = { prefix: 'MTO', name: 'MTO Lounge', primary: '#ff7a1a', secondary: '#f3c65a', dark: true };
/** A long timeout that ends only hanging painters. */
const PATIENCE_MS = 240_000;
const game: CoverInput = { id: 'NAGX-0001', name: 'พญานาคเฝ้าสมบัติ', category: 'Slot', provider: 'NAGX' };

describe('painters', () => {
  let painters: Painters;
  beforeAll(() => {
    painters = new Painters(PATIENCE_MS);
  });
  afterAll(() => painters.onApplicationShutdown());

  const cover = (input: CoverInput, format: 'avif' | 'webp', width: number) =>
    painters.paint({
      source: withFonts(drawCover(input, 'v')),
      format,
      width,
      height: Math.round(width * MEASURES.v.ratio),
      maxBytes: MEASURES.v.maxBytes(width),
    });

  it.each(['avif', 'webp'] as const)('paints a cover in %s at its size', async (format) => {
    const picture = await cover(game, format, 200);
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([200, 267]);
    expect(picture.byteLength).toBeLessThanOrEqual(15_000);
  });

  it('keeps all kinds of tiles under 15 kB at 300 px', async () => {
    const names = ['Royal Lotus Rush', 'มังกรหยกกับเจ็ดนำโชค', 'Midnight Market Voyage 88', 'Baccarat ทับทิม 4', 'คีโนลอยฟ้า'];
    const categories = ['Slot', 'Slot', 'Slot', 'Casino', 'Keno'];
    const tiles = await Promise.all(
      Array.from({ length: inDepth(20, 100) }, (_, index) =>
        cover(
          {
            id: `TEST-${index}`,
            name: names[index % 5] ?? '',
            category: categories[index % 5] ?? '',
            provider: `P${index % 7}`,
          },
          index % 2 ? 'avif' : 'webp',
          300,
        ),
      ),
    );
    expect(Math.max(...tiles.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(15_000);
  });

  it('converts letters to outlines for browsers', async () => {
    const source = withFonts(drawAgentLogo(brand, 'logo'));
    const svg = (await painters.paint({ source, format: 'svg', width: 0, height: 0, maxBytes: 0 })).toString();
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toContain('<text');
    // letters are invisible if their gradient has no id
    expect(svg).not.toContain('url(#)');
  });

  it('re-encodes foreign bytes, and rejects bytes that are not a picture', async () => {
    const png = await sharp({ create: { width: 640, height: 480, channels: 4, background: '#e0203a' } })
      .png()
      .toBuffer();
    const order = { format: 'webp', width: 200, height: 267, maxBytes: 15_000 } as const;
    const { width } = await sharp(await painters.paint({ source: { kind: 'bytes', bytes: png }, ...order })).metadata();
    expect(width).toBe(200);
    const broken = painters.paint({ source: { kind: 'bytes', bytes: Buffer.from('<html>') }, ...order });
    await expect(broken).rejects.toMatchObject({ status: 503 });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>'],
    ['an SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a PPM', 'P3 1 1 255 255 0 0'],
    ['a PDF', '%PDF-1.4 1 0 obj<</Type/Catalog>>endobj'],
  ])('rejects %s, whatever its declared type', async (_what, text) => {
    const source = { kind: 'bytes', bytes: Buffer.from(text) } as const;
    const painted = painters.paint({ source, format: 'webp', width: 200, height: 267, maxBytes: 15_000 });
    await expect(painted).rejects.toBeInstanceOf(PictureUnreadable);
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('accepts a %s', async (kind) => {
    const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#e0203a' } })
      .toFormat(kind)
      .toBuffer();
    expect(isPicture(bytes)).toBe(true);
    const source = { kind: 'bytes', bytes } as const;
    const picture = await painters.paint({ source, format: 'webp', width: 30, height: 40, maxBytes: 0 });
    expect((await sharp(picture).metadata()).format).toBe('webp');
  });
});
