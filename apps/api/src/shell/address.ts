import {
  DEFAULT_LANGUAGE,
  fillPath,
  findPath,
  languageOf,
  matchPath,
  type Language,
  type Page,
} from '@housebrand/shared';
import { readPortalAddress, sitePrefix, writePortalAddress, type PortalAddress } from '@housebrand/theming';
import { pages, redirects, routeNames } from '../pages';

/** Stands for all addresses without a page. */
const UNKNOWN_PAGE = '404';

/** The parts of a portal address that the shell uses. */
export interface ShellAddress {
  /** Upper case; `null` if neither the path nor the cookie contains a prefix. */
  prefix: string | null;
  language: Language;
  /** `null` if the portal has no such page. */
  page: Page | null;
  query: URLSearchParams;
  pathname: string;
  /** Whether the address has the portal's own spelling; the portal redirects from all others. */
  isCanonical: boolean;
  /**
   * The address of all pages of this kind, with the parameters' names instead of values: one for all unknown addresses.
   * `null` without an agent.
   */
  pattern: string | null;
  /** Values of the page's parameters. */
  values: Readonly<Record<string, string>>;
}

/**
 * Parses an address. The path's language takes precedence over `lang` in the query (specification section 2), and
 * both over the cookie.
 */
export function readShellAddress(url: string, prefixCookie: string | undefined, languageCookie?: string): ShellAddress {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  const { language, route, prefix } = readPortalAddress(pathname, routeNames);
  const page = findPath(pages, route);
  const named = language ?? searchParams.get('lang') ?? languageCookie;
  return {
    prefix: sitePrefix(pathname, prefixCookie, routeNames),
    language: named === undefined ? DEFAULT_LANGUAGE : languageOf(named),
    // pages without an agent do not exist below a prefix
    page: page?.isAgentless && prefix !== null ? null : (page ?? null),
    query: searchParams,
    pathname,
    isCanonical: pathname === patternOf({ language, prefix, route }),
    pattern: patternOf({ language, prefix, route: page?.path ?? UNKNOWN_PAGE }),
    values: (page && matchPath(page.path, route)) ?? {},
  };
}

/** Returns an address as one without a page, for a page of something that does not exist. */
export function withoutPage(address: ShellAddress): ShellAddress {
  const { language, prefix } = readPortalAddress(address.pathname, routeNames);
  return { ...address, page: null, pattern: patternOf({ language, prefix, route: UNKNOWN_PAGE }) };
}

const patternOf = ({ language, prefix, route }: PortalAddress): string | null =>
  prefix && writePortalAddress({ prefix: prefix.toUpperCase(), language, route });

/** Returns the target of a redirect; `null` if the address is not a redirect or has no agent. */
export function redirectOf(url: string, prefixCookie: string | undefined): string | null {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  const { language, route } = readPortalAddress(pathname, routeNames);
  const redirect = findPath(redirects, route);
  const prefix = sitePrefix(pathname, prefixCookie, routeNames);
  if (!redirect || prefix === null) return null;
  const [to, query] = fillPath(redirect.to, matchPath(redirect.path, route) ?? {}).split('?');
  const address = writePortalAddress({ prefix, language, route: to ?? '' });
  const values = new URLSearchParams(query);
  const named = searchParams.get('lang');
  if (named !== null) values.set('lang', languageOf(named));
  return values.size > 0 ? `${address}?${values}` : address;
}
