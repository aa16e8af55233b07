import i18next from 'i18next';
import type { i18n as I18nInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core';
import { setUpApi } from '../api/client';

const isOurs = (language: string | undefined): boolean => LANGUAGES.some((ours) => ours === language);

/** The page's only i18next instance. Placeholders are `{name}`, as in the server's messages; keys are flat. */
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

/** Messages by key, with `{name}` as placeholder: `{ credit: 'Your credit' }`. */
export type Messages = Record<string, string>;

/** A library's messages in both languages. */
export interface MessageSet {
  th: Messages;
  en: Messages;
}

/** Starts i18next in a language, with the messages of libraries that don't register their own. */
export function createI18n(language: string, sets: Record<string, MessageSet> = {}): typeof i18n {
  for (const [namespace, set] of Object.entries(sets)) addMessages(namespace, set);
  speak(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  return i18n;
}

/** Switches messages and API replies to a language; leaves the document's `lang` unchanged. */
export function speak(language: string): void {
  void i18n.changeLanguage(language);
  setUpApi({ language: () => i18n.language, text: (key) => i18n.t(key, { ns: 'kit' }) });
}

/** A site's messages, for a language of its own or in place of ours, by language, library (`wallet`) and key. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, Messages>>>>;

/** Overrides our messages with a site's. In a language that we don't have, missing messages fall back to English. */
export function overrideMessages(overrides: MessageOverrides): void {
  for (const [language, sets] of Object.entries(overrides))
    for (const [namespace, set] of Object.entries(sets)) i18n.addResourceBundle(language, namespace, set, true, true);
}

/** Adds a library's messages in both languages; a site's messages (`overrideMessages`) take precedence. */
export function addMessages(namespace: string, set: MessageSet): void {
  for (const language of LANGUAGES) i18n.addResourceBundle(language, namespace, set[language]);
}
