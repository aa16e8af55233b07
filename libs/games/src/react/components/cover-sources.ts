/** Widths in pixels of the server's portrait renditions; 232 is a third of a phone's width at 2x, as in the lobby. */
export const PORTRAIT_WIDTHS = [132, 200, 232, 300] as const;
/** Widths in pixels of the server's landscape renditions. */
export const LANDSCAPE_WIDTHS = [300, 480, 720] as const;

/** Addresses of one picture in all widths and formats. */
export interface CoverSources {
  /** `srcset` of the AVIF renditions; empty if the address is not one of our covers. */
  avif: string;
  /** `srcset` of the WebP renditions; empty likewise. */
  webp: string;
  /** For browsers that support neither format, and for addresses that are not ours. */
  fallback: string;
}

const COVER = /^(?<path>[^?#]*\.)(?:avif|webp)(?:\?(?<query>[^#]*))?$/;

/**
 * Returns the renditions of a cover. The address may use either format and carry a query (its version), which is kept; a width in
 * it is replaced.
 */
export function coverSources(address: string, widths: readonly number[]): CoverSources {
  const match = COVER.exec(address);
  if (!match?.groups) return { avif: '', webp: '', fallback: address };
  const { path, query = '' } = match.groups;
  const rendition = (format: string, width: number): string => {
    const parameters = new URLSearchParams(query);
    parameters.set('w', String(width));
    return `${path}${format}?${parameters.toString()}`;
  };
  const set = (format: string): string => widths.map((width) => `${rendition(format, width)} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: rendition('webp', widths[widths.length - 1] ?? 300) };
}
