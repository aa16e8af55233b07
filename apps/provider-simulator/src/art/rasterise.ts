import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontFilesOf } from '@housebrand/artwork';
import { renderAsync } from '@resvg/resvg-js';

/** The folder of the font packages. */
const FACES = join(dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/anuphan/package.json')), '..');

/** Renders a PNG, `width` pixels wide, with the fonts that the SVG names. */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  const fontFiles = fontFilesOf(svg).map((file) => join(FACES, file));
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Anuphan' },
  });
  return picture.asPng();
}
