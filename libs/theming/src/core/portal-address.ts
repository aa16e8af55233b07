import { isPrefix, LANGUAGES, normalizePrefix } from '@housebrand/shared';
import type { Language } from '@housebrand/shared';
import { PREFIX_NOT_FOUND } from './pages';

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
 *
 * @param routeNames the words that pages begin with (`firstSegments`): never read as a prefix, though some could be one
 */
export function readPortalAddress(pathname: string, routeNames: ReadonlySet<string>): PortalAddress {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  const leading = takeLanguage(segments);
  const prefix = takePrefix(segments, routeNames);
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
export function sitePrefix(
  pathname: string,
  prefixCookie: string | null | undefined,
  routeNames: ReadonlySet<string>,
): string | null {
  const { prefix, route } = readPortalAddress(pathname, routeNames);
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

function takePrefix(segments: string[], routeNames: ReadonlySet<string>): string | null {
  const first = segments[0];
  if (first === undefined || routeNames.has(first.toLowerCase())) return null;
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
