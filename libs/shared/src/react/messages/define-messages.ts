import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addWords, i18n } from './i18n';
import type { Words } from './i18n';

/** Values for the placeholders of a message; `count` selects singular or plural. */
export type WordValues = Record<string, string | number>;

/** `game_one` and `game_other` are the forms of `game`, selected by the value `count`. */
type Key<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K extends string ? K : never;

type SameKeys<A extends Words, B extends Words> = [Exclude<Key<keyof A>, Key<keyof B>>] extends [never] ? A : never;

/** Returns the message for a key, with `{placeholders}` filled. */
export type Translate<K extends string> = (key: K, values?: WordValues) => string;

/** The typed look-up of a library's messages. */
export interface LibraryWords<K extends string> {
  /** For components: re-renders when the language changes. */
  useMessages(): Translate<K>;
  /** Outside components: the message in the current language. */
  text: Translate<K>;
}

/**
 * Registers a library's `locales/{th,en}.json` and returns its typed look-up. A key that is missing in one or both
 * languages does not compile.
 */
export function defineMessages<E extends Words, T extends Words>(
  namespace: string,
  set: { en: SameKeys<E, T>; th: SameKeys<T, E> },
): LibraryWords<Key<keyof E>> {
  addWords(namespace, set);
  const look = (key: string, values?: WordValues): string => i18n.t(key, { ...values, ns: namespace });
  return {
    text: look,
    useMessages() {
      const { i18n: instance } = useTranslation();
      const { language } = instance;
      // A new function per language: memoised children must re-render on a switch.
      return useCallback(
        (key: string, values?: WordValues) => i18n.t(key, { ...values, ns: namespace, lng: language }),
        [language],
      );
    },
  };
}
