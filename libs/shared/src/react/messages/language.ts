import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, languageOf, type Language } from '../../core';
import { readBrowserCookie, writeBrowserCookie } from '../state/browser-cookies';
import { i18n } from './i18n';

/** The language of ours that the page speaks: Thai where it speaks a third one. */
export function currentLanguage(): Language {
  return languageOf(i18n.language ?? DEFAULT_LANGUAGE);
}

/** The language of the page; the component renders again when it changes. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}

/** Switches the page at once and for the next visit. */
export function setLanguage(language: Language): void {
  void i18n.changeLanguage(language);
  document.documentElement.lang = language;
  writeBrowserCookie(LANGUAGE_COOKIE, language);
}

/** The language chosen at an earlier visit. */
export function storedLanguage(): string | null {
  return readBrowserCookie(LANGUAGE_COOKIE);
}
