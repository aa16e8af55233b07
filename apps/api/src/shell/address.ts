import { DEFAULT_LANGUAGE, languageOf, type Language } from '@housebrand/shared';
import { PREFIX_NOT_FOUND, readPortalAddress, sitePrefix } from '@housebrand/theming';
import { titleKeyOf } from './pages';

/** What the shell takes from an address. */
export interface ShellAddress {
  /** Upper case; `null` when neither the path nor the cookie names one. */
  prefix: string | null;
  language: Language;
  titleKey: string;
  /** Whether the portal has such a page. */
  isKnown: boolean;
  /** The page for an unknown agent. */
  isPrefixNotFound: boolean;
  query: URLSearchParams;
}

/** The path's language wins over `lang` in the query (specification section 2). */
export function readShellAddress(url: string, prefixCookie: string | undefined): ShellAddress {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  const { language, route } = readPortalAddress(pathname);
  const titleKey = titleKeyOf(route);
  const queried = searchParams.get('lang');
  return {
    prefix: sitePrefix(pathname, prefixCookie),
    language: language ?? (queried === null ? DEFAULT_LANGUAGE : languageOf(queried)),
    titleKey: titleKey ?? 'notFound',
    isKnown: titleKey !== undefined,
    isPrefixNotFound: route === PREFIX_NOT_FOUND,
    query: searchParams,
  };
}
