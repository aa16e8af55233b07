import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addWords, i18n } from './i18n';
import type { Words } from './i18n';

/** What stands for the names in braces of a word; `count` chooses one or many. */
export type WordValues = Record<string, string | number>;

/** `game_one` and `game_other` are the forms of `game`, chosen by the value `count`. */
type Key<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K extends string ? K : never;

type SameKeys<A extends Words, B extends Words> = [Exclude<Key<keyof A>, Key<keyof B>>] extends [never] ? A : never;

/** The word for a key, with `{placeholders}` filled. */
export type Translate<K extends string> = (key: K, values?: WordValues) => string;

/** What `defineMessages` answers. */
export interface LibraryWords<K extends string> {
  /** In components: renders again when the language changes. */
  useMessages(): Translate<K>;
  /** Elsewhere: the word in the language of this moment. */
  text: Translate<K>;
}

/**
 * Registers a library's `locales/{th,en}.json` and answers its typed look-up. A key that one language lacks, or that
 * neither has, does not compile.
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
      // a new function for each language: memoised children must follow a switch
      return useCallback(
        (key: string, values?: WordValues) => i18n.t(key, { ...values, ns: namespace, lng: language }),
        [language],
      );
    },
  };
}
