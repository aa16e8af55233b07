import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

export type Word = keyof typeof th;
export type Translate = (word: Word, values?: Record<string, string | number>) => string;

/** Returns the messages of an offer's page in its language. */
export function wordsOf(language: 'th' | 'en'): Translate {
  const words: Record<Word, string> = language === 'en' ? en : th;
  return (word, values = {}) =>
    words[word].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
