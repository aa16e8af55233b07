/** Widths the server renders portrait covers in, in pixels: 232 is a third of a phone at two pixels each, as a lobby shows them. */
export const PORTRAIT_WIDTHS = [132, 200, 232, 300] as const;
/** Widths the server renders landscape covers in, in pixels. */
export const LANDSCAPE_WIDTHS = [300, 480, 720] as const;

/** Addresses of one picture in the widths and formats that browsers choose from. */
export interface CoverSources {
  /** `srcset` of the AVIF renditions; empty when the address is not one of our covers. */
  avif: string;
  /** `srcset` of the WebP renditions; empty likewise. */
  webp: string;
  /** For browsers that read neither, and for addresses that are not ours. */
  fallback: string;
}

const COVER = /^(?<path>[^?#]*\.)(?:avif|webp)(?:\?(?<query>[^#]*))?$/;

/**
 * The renditions of a cover. The address may name either format and may already carry a query (its version), which is
 * kept; a width in it is replaced.
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
