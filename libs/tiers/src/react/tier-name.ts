import { useCallback } from 'react';
import { useTierWords } from './words';
import type { tierText } from './words';

type Word = Extract<Parameters<typeof tierText>[0], `name.${string}`>;

const KNOWN: Readonly<Record<string, Word>> = {
  bronze: 'name.bronze',
  silver: 'name.silver',
  gold: 'name.gold',
  platinum: 'name.platinum',
  diamond: 'name.diamond',
};

/** A tier's name in the page's language; a name that an agent made up stays as it is. */
export function useTierName(): (tierName: string) => string {
  const words = useTierWords();
  return useCallback(
    (tierName) => {
      const word = KNOWN[tierName.trim().toLowerCase()];
      return word ? words(word) : tierName;
    },
    [words],
  );
}
