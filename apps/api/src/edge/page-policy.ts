import { createHash } from 'node:crypto';

/** What would end a source, begin another or widen one. */
const NOT_OF_A_SOURCE = /[;,*'\s]/;

/** The text of each inline element of a page, exactly as it stands there. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy of the portal's page: our own files, and inline only the very texts that the page was made with.
 * @param embeddingOrigins exact origins that may show the page inside theirs, beside our own; what cannot be one is left out
 */
export function pagePolicy(
  { scripts, styles }: InlineTexts,
  options: { secure: boolean },
  embeddingOrigins: readonly string[],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...embeddingOrigins.filter((origin) => !NOT_OF_A_SOURCE.test(origin))].join(' '),
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
