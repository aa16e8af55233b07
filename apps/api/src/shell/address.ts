import {
  DEFAULT_LANGUAGE,
  fillPath,
  findPath,
  languageOf,
  matchPath,
  type Language,
  type Page,
} from '@housebrand/shared';
import { readPortalAddress, sitePrefix, writePortalAddress } from '@housebrand/theming';
import { pages, redirects, routeNames } from '../pages';

/** What the shell takes from an address. */
export interface ShellAddress {
  /** Upper case; `null` when neither the path nor the cookie names one. */
  prefix: string | null;
  language: Language;
  /** `null` when the portal has no such page. */
  page: Page | null;
  query: URLSearchParams;
  pathname: string;
  /** Written as the portal itself writes it: the portal leads on from any other spelling. */
  isCanonical: boolean;
}

/**
 * The path's language wins over `lang` in the query (specification section 2), and both over the one chosen before.
 */
export function readShellAddress(url: string, prefixCookie: string | undefined, languageCookie?: string): ShellAddress {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  const { language, route, prefix } = readPortalAddress(pathname, routeNames);
  const page = findPath(pages, route);
  const named = language ?? searchParams.get('lang') ?? languageCookie;
  return {
    prefix: sitePrefix(pathname, prefixCookie, routeNames),
    language: named === undefined ? DEFAULT_LANGUAGE : languageOf(named),
    // a page of no agent is none of an agent's
    page: page?.isAgentless && prefix !== null ? null : (page ?? null),
    query: searchParams,
    pathname,
    isCanonical: prefix !== null && pathname === writePortalAddress({ prefix: prefix.toUpperCase(), language, route }),
  };
}

/** Where an address leads on to; `null` when it is not one of the redirects, or of no agent. */
export function redirectOf(url: string, prefixCookie: string | undefined): string | null {
  const { pathname } = new URL(url, 'http://portal');
  const { language, route } = readPortalAddress(pathname, routeNames);
  const redirect = findPath(redirects, route);
  const prefix = sitePrefix(pathname, prefixCookie, routeNames);
  if (!redirect || prefix === null) return null;
  const [to, query] = fillPath(redirect.to, matchPath(redirect.path, route) ?? {}).split('?');
  const address = writePortalAddress({ prefix, language, route: to ?? '' });
  return query === undefined ? address : `${address}?${query}`;
}
