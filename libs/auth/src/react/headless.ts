import { actionOf, useMutation, usePortal, type Action } from '@housebrand/shared/headless';
import { useQueryClient } from '@tanstack/react-query';
import type { FactorShown, LoginResult } from '../core';
import { login } from './api/login';
import { logout } from './api/logout';

export { useSession, type Session } from './session/session';
// for the provider of `@housebrand/site/headless`
export { useRefreshMember } from './api/get-profile';
export { forgetMember } from './api/logout';
export { followOtherTabs } from './session/other-tabs';

/** Login data; after code 4403 also the code, or the browser's answer to the error's `passkey`. */
export interface Credentials extends FactorShown {
  username: string;
  password: string;
}

/** Logs in: `POST /api/provider/login`, then the profile. After success, `useSession` returns the member. */
export function useLogin(): Action<Credentials, LoginResult> {
  const { prefix } = usePortal();
  const client = useQueryClient();
  return actionOf(useMutation({ mutationFn: (typed: Credentials) => login(client, { prefix, ...typed }) }));
}

/** Logs out: `POST /api/provider/logout`. `useSession` returns a guest immediately. */
export function useLogout(): Action<void, void> {
  const client = useQueryClient();
  return actionOf(useMutation({ mutationFn: () => logout(client) }));
}
