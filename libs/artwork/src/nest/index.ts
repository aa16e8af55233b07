export { artwork } from './artwork.domain';
export { withFonts } from './fonts';
export { MediaModule } from './media.module';
export { Painters } from './painters';
export { GENERATOR_VERSION } from './picture-cache';
export type { PictureFormat, PictureSource, Rendition } from './rendition';
export { MEASURES, type RasterFormat } from './sizes';
