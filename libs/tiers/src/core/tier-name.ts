import type { Language } from '@housebrand/shared';
import en from './locales/names/en.json' with { type: 'json' };
import th from './locales/names/th.json' with { type: 'json' };

const NAMES: Record<Language, Record<TierNameKey, string>> = { th, en };

/** Under which a tier's name stands in the locales. */
export type TierNameKey = `name.${'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond'}`;

/** The key of a name that we have words for, in any case; `null`: the agent made it up. */
export function tierNameKey(tierName: string): TierNameKey | null {
  const key = `name.${tierName.trim().toLowerCase()}`;
  return Object.hasOwn(th, key) ? (key as TierNameKey) : null;
}

/** A tier's name in a language: `Gold` → `โกลด์`; a name that an agent made up stays as it is. */
export function tierNameIn(tierName: string, language: Language): string {
  const key = tierNameKey(tierName);
  return key === null ? tierName : NAMES[language][key];
}
