import { isPrefix, LANGUAGES, normalizePrefix } from '@housebrand/shared';
import type { Language } from '@housebrand/shared';

/** The page for an unknown agent; the one address that never belongs to a prefix. */
export const PREFIX_NOT_FOUND = 'prefix-not-found';

/** First segments of the specification's routes (section 2): never read as a prefix, though some could be one. */
const ROUTE_NAMES: ReadonlySet<string> = new Set([
  PREFIX_NOT_FOUND,
  ...['login', 'register', 'forget-password', 'user-info', 'coupon', 'daily-quest', 'deposit', 'withdraw'],
  ...['withdraw-income', 'chips', 'game', 'favorite-games', 'promotion', 'ranking', 'tournament', 'referral'],
  ...['rewards', 'faq', 'tutorial', 'sports', 'sbo-sports', 'saba-sports', 'lotto', 'poker', 'launch'],
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

/**
 * Takes an address apart (specification section 2: every route may carry a prefix first, and a language). The language
 * may stand before or behind the prefix.
 */
export function readPortalAddress(pathname: string): PortalAddress {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  const leading = takeLanguage(segments);
  const prefix = takePrefix(segments);
  return { prefix, language: leading ?? takeLanguage(segments), route: segments.join('/') };
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

function takeLanguage(segments: string[]): Language | null {
  const lower = segments[0]?.toLowerCase() as Language | undefined;
  if (lower === undefined || !LANGUAGES.includes(lower)) return null;
  segments.shift();
  return lower;
}

function takePrefix(segments: string[]): string | null {
  const first = segments[0];
  if (first === undefined || ROUTE_NAMES.has(first.toLowerCase())) return null;
  const candidate = normalizePrefix(first);
  if (!isPrefix(candidate)) return null;
  segments.shift();
  return candidate;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
