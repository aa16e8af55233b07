export { artwork } from './artwork.domain';
export { withFonts } from './fonts';
export { MediaModule } from './media.module';
export { Painters } from './painters';
export { GENERATOR_VERSION } from './picture-cache';
export { PicturesModule } from './uploads/pictures.module';
export { PicturesService } from './uploads/pictures.service';
export type { PictureFit, PictureFormat, PictureSource, Rendition } from './rendition';
export { MEASURES, type RasterFormat } from './sizes';
