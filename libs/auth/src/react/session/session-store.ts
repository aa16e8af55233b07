import { OWN_CODES } from '@housebrand/shared';
import { ApiError } from '@housebrand/shared/headless';
import { create } from 'zustand';

interface SessionState {
  /**
   * Whether the browser holds a portal token. The cookie is HttpOnly, so the shell sets this, then logins and logouts. `null`:
   * unknown, the profile call decides.
   */
  hasToken: boolean | null;
  /** A generated password must be changed first; until then the server refuses the profile call. */
  hasTemporaryPassword: boolean;
  /** Why the last profile call failed; `null` if it refused the session. */
  failure: unknown;
}

/** Whether the browser holds a session, and whether a generated password must be changed. Components use `useSession`. */
export const useSessionStore = create<SessionState>(() => ({
  hasToken: null,
  hasTemporaryPassword: false,
  failure: null,
}));

/** Sets whether there is a session without a server call, for example because the server rendered the page for a member. */
export function setHasToken(hasToken: boolean): void {
  useSessionStore.setState(hasToken ? { hasToken } : { hasToken, hasTemporaryPassword: false });
}

/** Sets what a profile call revealed about the session, unless it is already known. */
export function learnHasToken(hasToken: boolean): void {
  if (useSessionStore.getState().hasToken === null) setHasToken(hasToken);
}

/** Sets why a profile call failed; `null`: it refused the session. */
export function setProfileFailure(failure: unknown): void {
  useSessionStore.setState({ failure });
}

/** Sets whether a generated password must be changed, which leads the member to that page first. */
export function setTemporaryPassword(hasTemporaryPassword: boolean): void {
  useSessionStore.setState({ hasTemporaryPassword });
}

/** Whether a failed call means that a generated password must be changed. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && error.code === OWN_CODES.passwordChange;
}

/**
 * Sets the store's initial state before the first render; server rendering and hydration read that initial state. It mutates the
 * same object, because a new one with equal contents would make React render the whole page again synchronously.
 */
export function startSession(hasToken: boolean | null): void {
  const started = Object.assign(useSessionStore.getInitialState(), {
    hasToken,
    hasTemporaryPassword: false,
    failure: null,
  });
  useSessionStore.setState(started, true);
}
