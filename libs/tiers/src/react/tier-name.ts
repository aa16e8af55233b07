import { useCallback } from 'react';
import { tierNameKey } from '../core';
import { useTierWords } from './words';

/** A tier's name in the page's language; a name that an agent made up stays as it is. */
export function useTierName(): (tierName: string) => string {
  const words = useTierWords();
  return useCallback(
    (tierName) => {
      const key = tierNameKey(tierName);
      return key === null ? tierName : words(key);
    },
    [words],
  );
}
