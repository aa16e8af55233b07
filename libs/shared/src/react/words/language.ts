import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, languageOf } from '../../core/messages';
import type { Language } from '../../core/messages';
import { i18n } from './i18n';

/** Where the chosen language is kept between visits. */
export const LANGUAGE_STORAGE_KEY = 'lang';

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
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // storage may be closed to us (private mode): the choice then lasts for this visit
  }
}

/** The language chosen at an earlier visit. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return null;
  }
}
