import type { Language } from '@housebrand/shared';
import en from './locales/names/en.json' with { type: 'json' };
import th from './locales/names/th.json' with { type: 'json' };

const NAMES: Record<Language, Record<TierNameKey, string>> = { th, en };

/** A key of a tier's name in the locales. */
export type TierNameKey = `name.${'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond'}`;

/** Returns the key of a known name, ignoring case; `null` for a name that the agent made up. */
export function tierNameKey(tierName: string): TierNameKey | null {
  const key = `name.${tierName.trim().toLowerCase()}`;
  return Object.hasOwn(th, key) ? (key as TierNameKey) : null;
}

/** Translates a tier's name: `Gold` → `โกลด์`; a name that an agent made up stays as it is. */
export function tierNameIn(tierName: string, language: Language): string {
  const key = tierNameKey(tierName);
  return key === null ? tierName : NAMES[language][key];
}
