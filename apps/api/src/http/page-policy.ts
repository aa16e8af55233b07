import { createHash } from 'node:crypto';

/** Characters that would end a source, start another or widen one. */
const NOT_OF_A_SOURCE = /[;,*'\s]/;

/** The text of each inline element of a page, exactly as in the document. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface OtherOrigins {
  /** Exact origins that may embed the page besides our own. */
  embeddingOrigins?: readonly string[];
}

/**
 * Returns the policy of the portal's page: our own files, and exactly the inline texts that the page contains.
 * @param others exact origins of other parties; invalid entries are ignored
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

/** Returns the entries that are valid sources, each an exact origin. */
export const sources = (origins: readonly string[]): string[] =>
  origins.filter((origin) => origin !== '' && origin !== 'null' && !NOT_OF_A_SOURCE.test(origin));

/** Returns the source expression that allows one inline text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
