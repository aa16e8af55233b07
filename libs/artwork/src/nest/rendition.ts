/** The source of a picture: our drawing with its font files, or bytes from a provider. */
export type PictureSource = { kind: 'svg'; svg: string; fonts: string[] } | { kind: 'bytes'; bytes: Uint8Array };

/** The output format; `png` for other programs, `svg` without rasterising. */
export type PictureFormat = 'avif' | 'webp' | 'png' | 'svg';

/**
 * How a picture fills its measures: `cover` fills them and crops; `inside` keeps the whole picture and its transparency, and never
 * enlarges it.
 */
export type PictureFit = 'cover' | 'inside';

/** One order for a painter. `svg` converts letters to outlines, so that browsers need no display faces. */
export interface Rendition {
  source: PictureSource;
  format: PictureFormat;
  /** Pixels. */
  width: number;
  height: number;
  /** Default `cover`. */
  fit?: PictureFit;
  /** Quality is reduced step by step until the picture fits; 0 means any size. */
  maxBytes: number;
}

export type PainterReply = { id: number; picture: Uint8Array } | { id: number; error: string };
