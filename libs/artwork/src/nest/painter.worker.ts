/**
 * A painter: a separate process that rasterises and compresses pictures, so that neither the work nor a crash of a
 * native library (resvg aborts on some drawings, decoders read foreign bytes) affects the process that serves members.
 * It imports only types from our sources, so that it runs from source, from the API's bundle and from the packed
 * library.
 */
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { PainterReply, Rendition } from './rendition';

const QUALITIES = { avif: [52, 44, 36, 28, 20, 14], webp: [74, 62, 50, 38, 26, 14] } as const;
/** Maximum size of a provider's picture; a decompression bomb of a few kilobytes can claim billions of pixels. */
const MAX_INPUT_PIXELS = 16_000_000;
/** At 1, a tile takes under a tenth of a second; at 4, it is four percent smaller and takes ten times as long. */
const AVIF_EFFORT = 1;

/** Decoders for foreign bytes, whatever type the server declared. AVIF uses the HEIF container. */
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`);

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

function fontOptions(fonts: string[]) {
  return { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: 'Kanit' };
}

function rasterise({ source, width, height, fit = 'cover' }: Rendition): Sharp {
  if (source.kind === 'bytes') {
    const resized = sharp(source.bytes, { limitInputPixels: MAX_INPUT_PIXELS })
      .rotate()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' });
    return fit === 'inside' ? resized : resized.removeAlpha();
  }
  const drawn = new Resvg(source.svg, {
    fitTo: { mode: 'width', value: width },
    font: fontOptions(source.fonts),
  }).render();
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } }).resize(width, height, {
    fit: 'cover',
  });
}

async function compress(rendition: Rendition): Promise<Uint8Array> {
  const { format, maxBytes } = rendition;
  if (format === 'png')
    return rasterise(rendition)
      .png({ compressionLevel: 9, palette: maxBytes > 0 })
      .toBuffer();
  const rasterised = rasterise(rendition);
  const opaque = rendition.fit === 'inside' ? rasterised : rasterised.removeAlpha();
  const pixels = await opaque.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels };
  let smallest: Uint8Array = new Uint8Array();
  for (const quality of QUALITIES[format === 'avif' ? 'avif' : 'webp']) {
    const image = sharp(pixels.data, { raw });
    smallest = await (
      format === 'avif'
        ? image.avif({ quality, effort: AVIF_EFFORT })
        : image.webp({ quality, effort: 4, smartSubsample: true })
    ).toBuffer();
    if (maxBytes === 0 || smallest.byteLength <= maxBytes) break;
  }
  return smallest;
}

function outline({ source }: Rendition): Uint8Array {
  if (source.kind !== 'svg') throw new Error('Only our own drawings can be rendered as SVG');
  const outlined = new Resvg(source.svg, { font: fontOptions(source.fonts) }).toString();
  // two decimals are a hundredth of a pixel; the others are half of the bytes
  const short = withNamedGradients(outlined)
    .replace(/ d="[^"]*"/g, (outlines) => outlines.replace(/(\d+\.\d{2})\d+/g, '$1'))
    .replace(/>\s+</g, '><');
  return new TextEncoder().encode(short);
}

/** Gradients of outlined letters come out without their ids; restores them, so that the letters are filled. */
function withNamedGradients(svg: string): string {
  let defined = 0;
  let used = 0;
  return svg
    .replace(/ id=""/g, () => {
      defined += 1;
      return ` id="unnamed${defined - 1}"`;
    })
    .replace(/url\(#\)/g, () => {
      used += 1;
      return `url(#unnamed${Math.min(used, defined) - 1})`;
    });
}

async function paint(rendition: Rendition): Promise<Uint8Array> {
  return rendition.format === 'svg' ? outline(rendition) : compress(rendition);
}

process.on('message', ({ id, rendition }: { id: number; rendition: Rendition }) => {
  const reply = (message: PainterReply): void => void process.send?.(message);
  paint(rendition).then(
    (picture) => reply({ id, picture }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
