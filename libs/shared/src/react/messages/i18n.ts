import i18next from 'i18next';
import type { i18n as I18nInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core';
import { setUpApi } from '../api/client';

const isOurs = (language: string | undefined): boolean => LANGUAGES.some((ours) => ours === language);

/** The page's one i18next. Placeholders are `{name}`, as in the server's messages; keys are flat. */
export const i18n: I18nInstance = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: (language: string | undefined) => (isOurs(language) ? [DEFAULT_LANGUAGE] : ['en', DEFAULT_LANGUAGE]),
  resources: {},
  ns: [],
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false },
});

/** Words by key, `{name}` for what is filled in: `{ credit: 'Your credit' }`. */
export type Words = Record<string, string>;

/** The words of one library, both languages. */
export interface WordSet {
  th: Words;
  en: Words;
}

/** Starts the words in a language, with the word sets of the libraries that do not bring their own. */
export function createI18n(language: string, sets: Record<string, WordSet> = {}): typeof i18n {
  for (const [namespace, set] of Object.entries(sets)) addWords(namespace, set);
  speak(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  return i18n;
}

/** From now on words are said, and replies asked for, in this language; the page itself is left as it is. */
export function speak(language: string): void {
  void i18n.changeLanguage(language);
  setUpApi({ language: () => i18n.language, text: (key) => i18n.t(key, { ns: 'kit' }) });
}

/** Words of a site: for a language of its own, or in the place of ours. By library (`wallet`) and key. */
export type HostWords = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** Puts the words of a site before ours. What it does not say is said in English where the language is none of ours. */
export function replaceWords(words: HostWords): void {
  for (const [language, sets] of Object.entries(words))
    for (const [namespace, set] of Object.entries(sets)) i18n.addResourceBundle(language, namespace, set, true, true);
}

/** Adds the words of a library in both languages; words of a site (`replaceWords`) stay before them. */
export function addWords(namespace: string, set: WordSet): void {
  for (const language of LANGUAGES) i18n.addResourceBundle(language, namespace, set[language]);
}
