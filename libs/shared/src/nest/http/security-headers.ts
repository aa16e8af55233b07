const YEAR_SECONDS = 31_536_000;

/**
 * The policy of what is no page: nobody may frame it. Pages, drawings and documentation bring a narrower one of their own. It names no
 * `default-src`: a service worker lives by the policy of its script, and fetches.
 */
const NO_PAGE = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of a reply that nothing of ours has seen. */
export const REFUSAL_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': NO_PAGE,
};

/** Headers of every reply. */
export function securityHeaders({ secure }: { secure: boolean }): Record<string, string> {
  return {
    ...REFUSAL_HEADERS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

/** What only pages need beside them and a content security policy of their own. */
export const PAGE_HEADERS: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
