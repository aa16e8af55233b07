export { MediaModule } from './media.module';
export { encodePicture, rasterizeSvg } from './rasterizer';
