/** `domain.key`, as found in that domain's `locales/{th,en}.json`. */
export type MessageKey = `${string}.${string}`;

/** A built-in language; a site may add a third (`messages` of `HousebrandProvider`). */
export type Language = 'th' | 'en';
/** The built-in languages, the default first. */
export const LANGUAGES: readonly Language[] = ['th', 'en'];
/** Used when a visitor requests no built-in language. */
export const DEFAULT_LANGUAGE: Language = 'th';

/** The messages of a domain: its `locales/{th,en}.json`, keyed without the domain. */
export interface MessageCatalogue {
  domain: string;
  th: Record<string, string>;
  en: Record<string, string>;
}

/** Returns the supported language that a value names (`en`, `en-GB`, `en-GB,th;q=0.8`); Thai otherwise. */
export function languageOf(value: string | null | undefined): Language {
  const [named] =
    value
      ?.trim()
      .toLowerCase()
      .split(/[^a-z]/, 1) ?? [];
  return LANGUAGES.find((language) => language === named) ?? DEFAULT_LANGUAGE;
}

/** Replaces each `{name}` with its value. */
export function fillMessage(message: string, values: Record<string, string | number> = {}): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Looks up a message. An unknown key is a defect and is returned as is. `count` selects `key_one` or `key_other`. */
export function translate(
  catalogues: readonly MessageCatalogue[],
  key: MessageKey,
  language: Language,
  values?: Record<string, string | number>,
): string {
  const dot = key.indexOf('.');
  const catalogue = catalogues.find(({ domain }) => domain === key.slice(0, dot));
  const messages = catalogue?.[language] ?? {};
  const name = key.slice(dot + 1);
  const message = messages[name] ?? messages[`${name}_${Number(values?.['count']) === 1 ? 'one' : 'other'}`];
  return message === undefined ? key : fillMessage(message, values);
}
