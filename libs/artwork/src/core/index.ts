export { chooseCover, type Choice, type CoverInput } from './cover/choose';
export { dominantColor, drawCover, type CoverShape } from './cover/draw-cover';
export { fontFilesOf } from './lettering/faces';
export * from './errors';
export * from './ports';
