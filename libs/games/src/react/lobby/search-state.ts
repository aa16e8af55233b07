import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Location state that opens the lobby for a search. */
export const SEARCH_STATE = { isSearch: true } as const;

/** Whether the lobby was opened for a search; not when a member goes back to it. */
export function useIsSearching(): boolean {
  const { state } = useLocation() as { state: Partial<typeof SEARCH_STATE> | null };
  const navigation = useNavigationType();
  return useState(() => navigation !== 'POP' && state?.isSearch === true)[0];
}
