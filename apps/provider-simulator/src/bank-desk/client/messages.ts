import en from './locales/en.json' with { type: 'json' };
import th from './locales/th.json' with { type: 'json' };

export type DeskMessageKey = keyof typeof th;
export const language: 'th' | 'en' = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'th';
const messages: Record<DeskMessageKey, string> = language === 'en' ? en : th;

/** Returns a message in the page's language. */
export function t(key: DeskMessageKey, values: Record<string, string | number> = {}): string {
  return messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Formats an instant as day and minute in Bangkok, as in the desk's books. */
export function when(iso: string): string {
  return new Date(iso).toLocaleString(language === 'th' ? 'th-TH-u-nu-latn' : 'en-GB', {
    timeZone: 'Asia/Bangkok',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}
