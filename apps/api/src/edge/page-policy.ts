/**
 * The policy of the portal's page: our own files, and inline only what carries this reply's nonce.
 * @param embeddingOrigins exact origins that may show the page inside theirs, beside our own
 */
export function pagePolicy(nonce: string, options: { secure: boolean }, embeddingOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...embeddingOrigins].join(' '),
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
