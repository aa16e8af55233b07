import i18next from 'i18next';
import type { i18n as I18nInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../core';

/** The portal's one i18next. Placeholders are `{name}`, as in the server's messages; keys are flat. */
export const i18n: I18nInstance = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  supportedLngs: [...LANGUAGES],
  resources: {},
  ns: [],
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false },
});

export type Words = Record<string, string>;

/** The words of one library, both languages. */
export interface WordSet {
  th: Words;
  en: Words;
}

/** Starts the words in a language, with the word sets of the libraries that do not bring their own. */
export function createI18n(language: Language, sets: Record<string, WordSet> = {}): typeof i18n {
  for (const [namespace, set] of Object.entries(sets)) addWords(namespace, set);
  void i18n.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  return i18n;
}

export function addWords(namespace: string, set: WordSet): void {
  for (const language of LANGUAGES) i18n.addResourceBundle(language, namespace, set[language]);
}
