import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

export type Word = keyof typeof th;
export type Translate = (word: Word, values?: Record<string, string | number>) => string;

/** Returns a page's messages in its language. */
export function wordsOf(language: 'th' | 'en'): Translate {
  const words: Record<Word, string> = language === 'en' ? en : th;
  return (word, values = {}) =>
    words[word].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Formats satang: `123456` → `1,234.56`. */
export function baht(satang: number): string {
  const absolute = Math.abs(Math.round(satang));
  const whole = String(Math.floor(absolute / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${satang < 0 ? '−' : ''}${whole}.${String(absolute % 100).padStart(2, '0')}`;
}

/** Formats chips as whole baht: `2,000`. */
export function chipText(satang: number): string {
  return baht(satang).replace(/\.00$/, '');
}
