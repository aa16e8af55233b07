import { renderAsync } from '@resvg/resvg-js';
import { withFonts } from './fonts';

/** A drawing of ours as PNG, `width` pixels wide, in this process: for whoever has few pictures to make and nobody to protect. */
export async function rasterizeSvg(svg: string, width: number): Promise<Buffer> {
  const { fonts } = withFonts(svg);
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: 'Kanit' },
  });
  return drawn.asPng();
}
