const YEAR_SECONDS = 31_536_000;

/**
 * The content security policy of replies that are not pages: it forbids framing. Pages, drawings and documentation set a stricter
 * one. It has no `default-src`, since a service worker inherits the policy of its script and needs to fetch.
 */
const NON_PAGE_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of a reply that is sent before our hooks run. */
export const REFUSAL_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': NON_PAGE_POLICY,
};

/** Returns the headers of every reply. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    ...REFUSAL_HEADERS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/** Additional headers for pages, which also need their own content security policy. */
export const PAGE_HEADERS: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
