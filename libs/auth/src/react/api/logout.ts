import { api } from '@housebrand/shared/react';
import type { QueryClient } from '@tanstack/react-query';
import { notifyOtherTabs } from '../session/other-tabs';
import { setHasToken, useSessionStore } from '../session/session-store';

/**
 * Forgets everything that belongs to a member and makes the browser a guest at once. Agent configuration stays: it is
 * everybody's.
 */
export function forgetMember(client: QueryClient): void {
  setHasToken(false);
  // after the screens have become a guest's: one that still shows a member would ask for what is removed under it
  setTimeout(() => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'theming' }));
}

/**
 * Logout (specification section 4): the three session cookies go. The browser is a guest at once; a failure is told to
 * the caller, since the cookies are the server's to remove.
 */
export async function logout(client: QueryClient): Promise<void> {
  if (useSessionStore.getState().hasToken === false) return;
  forgetMember(client);
  await api.post('/api/provider/logout');
  notifyOtherTabs();
}
