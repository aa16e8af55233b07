/** The source of a picture: our drawing with its font files, or bytes from a provider. */
export type PictureSource = { kind: 'svg'; svg: string; fonts: string[] } | { kind: 'bytes'; bytes: Uint8Array };

/** The output format; `png` for other programs, `svg` without rasterising. */
export type PictureFormat = 'avif' | 'webp' | 'png' | 'svg';

/** One order for a painter. `svg` converts letters to outlines, so that browsers need no display faces. */
export interface Rendition {
  source: PictureSource;
  format: PictureFormat;
  /** Pixels. */
  width: number;
  height: number;
  /** Quality is reduced step by step until the picture fits; 0 means any size. */
  maxBytes: number;
}

export type PainterReply = { id: number; picture: Uint8Array } | { id: number; error: string };
