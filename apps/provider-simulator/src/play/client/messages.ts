import { formatSatang } from '@housebrand/shared';
import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };
import type { Label } from './types';

export type MessageKey = keyof typeof th;
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Returns a page's messages in its language. */
export function translatorFor(language: 'th' | 'en'): Translate {
  const messages: Record<MessageKey, string> = language === 'en' ? en : th;
  return (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export type LabelText = (label: Label) => string;

/** Returns an engine's texts in a page's language. */
export const labelsIn =
  (language: 'th' | 'en'): LabelText =>
  (label) =>
    typeof label === 'string' ? label : label[language];

/** Formats satang: `123456` → `1,234.56`. */
export function baht(satang: number): string {
  return formatSatang(BigInt(Math.round(satang))).replace('-', '−');
}

/** Formats chips as whole baht: `2,000`. */
export function chipText(satang: number): string {
  return baht(satang).replace(/\.00$/, '');
}
