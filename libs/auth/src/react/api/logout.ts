import { api, forgetMemberValues } from '@housebrand/shared/headless';
import type { QueryClient } from '@tanstack/react-query';
import { notifyOtherTabs } from '../session/other-tabs';
import { setHasToken, useSessionStore } from '../session/session-store';

/**
 * Makes the browser a guest immediately and removes all cached data of the member. Agent configuration stays: it is the same for
 * everyone.
 */
export function forgetMember(client: QueryClient): void {
  setHasToken(false);
  // deferred until the screens show a guest: a mounted member screen would refetch the removed queries
  setTimeout(() => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'theming' }));
}

/**
 * Logs out (specification section 4). The browser becomes a guest immediately. A failure is thrown, because only the server can
 * delete the session cookies.
 */
export async function logout(client: QueryClient): Promise<void> {
  if (useSessionStore.getState().hasToken === false) return;
  forgetMember(client);
  forgetMemberValues();
  await api.post('/api/provider/logout');
  notifyOtherTabs();
}
