import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

export type MessageKey = keyof typeof th;
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** Returns the messages of an offer's page in its language. */
export function translatorFor(language: 'th' | 'en'): Translate {
  const messages: Record<MessageKey, string> = language === 'en' ? en : th;
  return (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
