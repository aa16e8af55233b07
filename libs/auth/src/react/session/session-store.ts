import { create } from 'zustand';

interface SessionState {
  /** Whether the browser holds a portal token. It is HttpOnly: the shell says so, then logins and logouts. */
  hasToken: boolean;
}

export const useSessionStore = create<SessionState>(() => ({ hasToken: false }));

export function setHasToken(hasToken: boolean): void {
  useSessionStore.setState({ hasToken });
}
