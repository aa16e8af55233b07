import { isPrefix, LANGUAGES, normalizePrefix } from '@housebrand/shared';
import type { Language } from '@housebrand/shared';
import { PREFIX_NOT_FOUND } from './pages';

/** A parsed address of the portal: `/{prefix}/{lang}/{route}`, prefix and language optional. */
export interface PortalAddress {
  /** Upper case; `null` when the address names none. */
  prefix: string | null;
  /** `null` when the address names none. */
  language: Language | null;
  /** Without leading and trailing slashes; `''` is the home page, or the root when there is no prefix. */
  route: string;
}

/**
 * Parses an address (specification section 2: every route may start with a prefix and a language). The language may
 * come before or after the prefix.
 *
 * @param routeNames the first segments of pages (`firstSegments`): never read as a prefix, even if they could be one
 */
export function readPortalAddress(pathname: string, routeNames: ReadonlySet<string>): PortalAddress {
  const segments = pathname.split('/').filter(Boolean).map(decoded);
  const leading = takeLanguage(segments);
  const prefix = takePrefix(segments, routeNames);
  return { prefix, language: leading ?? takeLanguage(segments), route: segments.join('/') };
}

/** Writes an address: `{ prefix: 'MTO', language: null, route: 'game' }` → `/MTO/game`. */
export function writePortalAddress({ prefix, language, route }: PortalAddress): string {
  return `/${[prefix, language, route].filter(Boolean).join('/')}`;
}

/**
 * Returns the prefix of a page: the address's, else the cookie's (section 4, start-up); `null` at the root path, at
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
