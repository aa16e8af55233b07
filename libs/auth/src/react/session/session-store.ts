import { ApiError } from '@housebrand/shared/react';
import { create } from 'zustand';
import { PASSWORD_CHANGE_CODE } from '../../core';

interface SessionState {
  /**
   * Whether the browser holds a portal token. It is HttpOnly: the shell says so, then logins and logouts; `null`: nobody has
   * said, and the server is asked.
   */
  hasToken: boolean | null;
  /** The server answers nothing before the generated password is changed: no use in asking who it is. */
  hasTemporaryPassword: boolean;
}

/** Whether the browser holds a session, and whether a generated password waits; components take `useSession`. */
export const useSessionStore = create<SessionState>(() => ({ hasToken: null, hasTemporaryPassword: false }));

/** Says what the host knows of the session before anybody asks the server: a page that the server drew for a member, or for a guest. */
export function setHasToken(hasToken: boolean): void {
  useSessionStore.setState(hasToken ? { hasToken } : { hasToken, hasTemporaryPassword: false });
}

/** What the server answered to whoever did not know; says nothing to whoever did. */
export function learnHasToken(hasToken: boolean): void {
  if (useSessionStore.getState().hasToken === null) setHasToken(hasToken);
}

/** Says that a generated password waits to be changed, so that the member is led there before anything else. */
export function setTemporaryPassword(hasTemporaryPassword: boolean): void {
  useSessionStore.setState({ hasTemporaryPassword });
}

/** Whether a failed call means that a generated password waits to be changed. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && error.code === PASSWORD_CHANGE_CODE;
}

/**
 * Before the first drawing, which on the server and while React takes over goes by the state that a store began with. It is the
 * same object afterwards: another one, though it said the same, would make React draw the whole page again in one go.
 */
export function startSession(hasToken: boolean | null): void {
  const started = Object.assign(useSessionStore.getInitialState(), { hasToken, hasTemporaryPassword: false });
  useSessionStore.setState(started, true);
}
