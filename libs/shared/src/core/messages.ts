/** `domain.key`, as found under `locales/{th,en}.json` of that domain's core. */
export type MessageKey = `${string}.${string}`;

/** A language of our own words; a site may bring a third (`words` of `HousebrandProvider`). */
export type Language = 'th' | 'en';
/** The languages that our own words are written in, the default first. */
export const LANGUAGES: readonly Language[] = ['th', 'en'];
/** Said to whoever asks for none of ours. */
export const DEFAULT_LANGUAGE: Language = 'th';

/** The words a domain's errors are told in: its `locales/{th,en}.json`, keyed without the domain. */
export interface MessageCatalogue {
  domain: string;
  th: Record<string, string>;
  en: Record<string, string>;
}

/** The supported language a value names (`en`, `en-GB`, `en-GB,th;q=0.8`), else the fallback, Thai. */
export function languageOf(value: string | null | undefined): Language {
  const [named] =
    value
      ?.trim()
      .toLowerCase()
      .split(/[^a-z]/, 1) ?? [];
  return LANGUAGES.find((language) => language === named) ?? DEFAULT_LANGUAGE;
}

/** Replaces `{name}` by its value. */
export function fillMessage(message: string, values: Record<string, string | number> = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Looks a key up in catalogues; an unknown key is a defect and is shown as itself. `count` chooses among `key_one` and `key_other`. */
export function translate(
  catalogues: readonly MessageCatalogue[],
  key: MessageKey,
  language: Language,
  values?: Record<string, string | number>,
): string {
  const dot = key.indexOf('.');
  const catalogue = catalogues.find(({ domain }) => domain === key.slice(0, dot));
  const words = catalogue?.[language] ?? {};
  const name = key.slice(dot + 1);
  const message = words[name] ?? words[`${name}_${Number(values?.['count']) === 1 ? 'one' : 'other'}`];
  return message === undefined ? key : fillMessage(message, values);
}
