import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addMessages, i18n } from './i18n';
import type { Messages } from './i18n';

/** Values for the placeholders of a message; `count` selects singular or plural. */
export type MessageValues = Record<string, string | number>;

/** `game_one` and `game_other` are the forms of `game`, selected by the value `count`. */
type Key<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K extends string ? K : never;

type SameKeys<A extends Messages, B extends Messages> = [Exclude<Key<keyof A>, Key<keyof B>>] extends [never]
  ? A
  : never;

/** Returns the message for a key, with `{placeholders}` filled. */
export type Translate<K extends string> = (key: K, values?: MessageValues) => string;

/** The typed look-up of a library's messages. */
export interface LibraryMessages<K extends string> {
  /** For components: re-renders when the language changes. */
  useMessages(): Translate<K>;
  /** Outside components: the message in the current language. */
  text: Translate<K>;
}

/**
 * Registers a library's `locales/{th,en}.json` and returns its typed look-up. A key that is missing in one or both
 * languages does not compile.
 */
export function defineMessages<E extends Messages, T extends Messages>(
  namespace: string,
  set: { en: SameKeys<E, T>; th: SameKeys<T, E> },
): LibraryMessages<Key<keyof E>> {
  addMessages(namespace, set);
  const translate = (key: string, values?: MessageValues): string => i18n.t(key, { ...values, ns: namespace });
  return {
    text: translate,
    useMessages() {
      const { i18n: instance } = useTranslation();
      const { language } = instance;
      // A new function per language: memoised children must re-render on a switch.
      return useCallback(
        (key: string, values?: MessageValues) => i18n.t(key, { ...values, ns: namespace, lng: language }),
        [language],
      );
    },
  };
}
