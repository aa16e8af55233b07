import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, languageOf, type Language } from '../../core';
import { readBrowserCookie, writeBrowserCookie } from '../state/browser-cookies';
import { i18n } from './i18n';

/** Returns the page's language if it is one of ours, else Thai. */
export function currentLanguage(): Language {
  return languageOf(i18n.language ?? DEFAULT_LANGUAGE);
}

/** Returns the page's language; the component re-renders when it changes. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}

/** Switches the page's language, now and for the next visit. */
export function setLanguage(language: Language): void {
  void i18n.changeLanguage(language);
  document.documentElement.lang = language;
  writeBrowserCookie(LANGUAGE_COOKIE, language);
}

/** Returns the language chosen on an earlier visit. */
export function storedLanguage(): string | null {
  return readBrowserCookie(LANGUAGE_COOKIE);
}
