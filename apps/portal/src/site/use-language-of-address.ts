import { LANGUAGES, languageOf } from '@housebrand/shared';
import type { Language } from '@housebrand/shared';
import { currentLanguage, setLanguage, useLanguage } from '@housebrand/shared/react';
import { writePortalAddress } from '@housebrand/theming';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readAddress } from '../features/addresses';

interface Address {
  pathname: string;
  search: string;
}

/** Returns the language that an address names by path or query; the fallback for an unsupported one (section 5). */
export function languageInAddress({ pathname, search }: Address): Language | null {
  const inPath = readAddress(pathname).language;
  if (inPath !== null) return inPath;
  const inQuery = new URLSearchParams(search).get('lang');
  return inQuery === null ? null : languageOf(inQuery);
}

/** Returns the same address in another language: only what names a language changes. */
export function addressIn(language: Language, { pathname, search }: Address): string {
  const read = readAddress(pathname);
  const path = read.language === null ? pathname : writePortalAddress({ ...read, language });
  const query = new URLSearchParams(search);
  if (query.has('lang')) query.set('lang', language);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Applies a language that the address names, and updates the address when the member switches. */
export function useLanguageOfAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(() => {
    const named = languageInAddress({ pathname, search });
    if (named !== null && named !== currentLanguage()) setLanguage(named);
  }, [pathname, search]);
  const rewrite = useEffectEvent(() => {
    const here = { pathname: window.location.pathname, search: window.location.search };
    const named = languageInAddress(here);
    if (named === null || named === language || !LANGUAGES.includes(language)) return;
    // Keep the page's state: it contains the target of a login.
    void navigate(addressIn(language, here) + hash, { replace: true, state });
  });
  // Only a switch of the language may rewrite the address.
  useEffect(() => rewrite(), [language]);
}
