import { createHash } from 'node:crypto';

/** What would end a source, begin another or widen one. */
const NOT_OF_A_SOURCE = /[;,*'\s]/;

/** The text of each inline element of a page, exactly as it stands there. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface OtherOrigins {
  /** May show the page inside theirs, beside our own. */
  embeddingOrigins?: readonly string[];
}

/**
 * The policy of the portal's page: our own files, and inline only the very texts that the page was made with.
 * @param others whoever else has a part in the page, by exact origins; what cannot be one is left out
 */
export function pagePolicy(
  { scripts, styles }: InlineTexts,
  options: { secure: boolean },
  others: OtherOrigins,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...sources(others.embeddingOrigins ?? [])].join(' '),
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** What can be a source among these: an exact origin. */
export const sources = (origins: readonly string[]): string[] =>
  origins.filter((origin) => origin !== '' && origin !== 'null' && !NOT_OF_A_SOURCE.test(origin));

/** The source that allows one inline text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
