import { useCallback } from 'react';
import { tierNameKey } from '../core';
import { useTierMessages } from './messages';

/** Translates a tier's name to the page's language; a name that an agent made up stays as it is. */
export function useTierName(): (tierName: string) => string {
  const t = useTierMessages();
  return useCallback(
    (tierName) => {
      const key = tierNameKey(tierName);
      return key === null ? tierName : t(key);
    },
    [t],
  );
}
