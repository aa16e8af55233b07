import { createRequire } from 'node:module';
import path from 'node:path';
import { fontFilesOf } from '../core';
import type { PictureSource } from './rendition';

/** The folder of the `@expo-google-fonts` packages. */
const folder = path.dirname(
  path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/kanit/package.json')),
);

/** A drawing with the font files that it uses. */
export function withFonts(svg: string): Extract<PictureSource, { kind: 'svg' }> {
  return { kind: 'svg', svg, fonts: fontFilesOf(svg).map((file) => path.join(folder, file)) };
}
