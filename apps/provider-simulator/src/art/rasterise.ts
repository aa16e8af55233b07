import { renderAsync } from '@resvg/resvg-js';

/** A picture as PNG, at its own size. */
export async function rasterise(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, { font: { loadSystemFonts: true } });
  return picture.asPng();
}
