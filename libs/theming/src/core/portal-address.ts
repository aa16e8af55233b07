import { isPrefix, languageOf, LANGUAGES, normalizePrefix } from '@housebrand/shared';
import type { Language } from '@housebrand/shared';

/** The page for an unknown agent; the one address that never belongs to a prefix. */
export const PREFIX_NOT_FOUND = 'prefix-not-found';

/** First segments of the specification's routes (section 2): never read as a prefix, though some could be one. */
const ROUTE_NAMES: ReadonlySet<string> = new Set([
  PREFIX_NOT_FOUND,
  ...['login', 'register', 'forget-password', 'user-info', 'coupon', 'daily-quest', 'deposit', 'withdraw'],
  ...['withdraw-income', 'chips', 'game', 'favorite-games', 'promotion', 'ranking', 'tournament', 'referral'],
  ...['rewards', 'faq', 'tutorial', 'index.html'],
]);

/** An address of the portal, taken apart: `/{prefix}/{lang}/{route}`, prefix and language optional. */
export interface PortalAddress {
  /** Upper case; `null` when the address names none. */
  prefix: string | null;
  /** Only when the address names one. */
  language: Language | null;
  /** Without slashes at its ends; `''` is the home, or the root when there is no prefix. */
  route: string;
}

/** Takes an address apart (specification section 2: every route may carry a prefix first, and a language). */
export function readPortalAddress(pathname: string): PortalAddress {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  let prefix: string | null = null;
  let language = languageSegment(segments[0]);
  if (language === null) {
    const first = segments[0];
    const candidate = first === undefined ? '' : normalizePrefix(first);
    if (first !== undefined && !ROUTE_NAMES.has(first.toLowerCase()) && isPrefix(candidate)) {
      prefix = candidate;
      segments.shift();
      language = languageSegment(segments[0]);
    }
  }
  if (language !== null) segments.shift();
  return { prefix, language, route: segments.join('/') };
}

/** `{ prefix: 'MTO', language: null, route: 'game' }` → `/MTO/game`. */
export function writePortalAddress({ prefix, language, route }: PortalAddress): string {
  return `/${[prefix, language, route].filter(Boolean).join('/')}`;
}

/**
 * The prefix a page is for: the address's, else the cookie's (section 4, start-up); `null` at the root path, at
 * `/prefix-not-found`, and when neither names one.
 */
export function sitePrefix(pathname: string, prefixCookie: string | null | undefined): string | null {
  const { prefix, route } = readPortalAddress(pathname);
  if (prefix !== null) return prefix;
  if (route === '' || route === PREFIX_NOT_FOUND) return null;
  const remembered = normalizePrefix(prefixCookie ?? '');
  return isPrefix(remembered) ? remembered : null;
}

function languageSegment(segment: string | undefined): Language | null {
  const lower = segment?.toLowerCase() as Language | undefined;
  return lower !== undefined && LANGUAGES.includes(lower) ? languageOf(lower) : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
