/** What a picture is made from: a drawing of ours with the font files it names, or bytes that came from a provider. */
export type PictureSource = { kind: 'svg'; svg: string; fonts: string[] } | { kind: 'bytes'; bytes: Uint8Array };

/** What a picture is sent as; `png` where a program of others shows it, `svg` as it was drawn. */
export type PictureFormat = 'avif' | 'webp' | 'png' | 'svg';

/** One order to a painter. `svg` turns letters into outlines, so that no browser needs the display faces. */
export interface Rendition {
  source: PictureSource;
  format: PictureFormat;
  /** Pixels. */
  width: number;
  height: number;
  /** Quality is lowered step by step until the picture is this small; 0 means any size. */
  maxBytes: number;
}

export type PainterReply = { id: number; picture: Uint8Array } | { id: number; error: string };
