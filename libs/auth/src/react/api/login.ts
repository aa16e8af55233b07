import { api, withProof } from '@housebrand/shared/headless';
import type { QueryClient } from '@tanstack/react-query';
import type { LoginRequest, LoginResult } from '../../core';
import { notifyOtherTabs } from '../session/other-tabs';
import { isTemporary, setHasToken } from '../session/session-store';
import { profileQuery } from './get-profile';

/**
 * `POST /api/provider/login`, then the profile (specification section 4, login flow). Only if both succeed is the session
 * authenticated and the member known.
 */
export async function login(client: QueryClient, request: LoginRequest): Promise<LoginResult> {
  const result = await entered(
    client,
    await withProof((proof) => api.post<LoginResult>('/api/provider/login', { ...request, ...(proof && { proof }) })),
  );
  noteForOffer(request);
  return result;
}

/** Counts the login for the offer of a passkey; loaded on demand, as most pages never need it. */
function noteForOffer(member: LoginRequest): void {
  if (!('PublicKeyCredential' in globalThis)) return;
  // an offer that comes one login later is no loss
  import('../session/passkey-offer').then(({ notePasswordLogin }) => notePasswordLogin(member)).catch(() => undefined);
}

/** Loads the profile of a new session and tells this tab and the others about it. */
export async function entered(client: QueryClient, result: LoginResult): Promise<LoginResult> {
  // reset instead of removing the previous member's profile: observers of a removed query would keep showing it
  await client.cancelQueries({ queryKey: profileQuery().queryKey });
  client.getQueryCache().find({ queryKey: profileQuery().queryKey })?.reset();
  // with a generated password there is no profile yet: the guard leads to the page that changes it
  await client.fetchQuery({ ...profileQuery(), staleTime: 0 }).catch((error: unknown) => {
    if (!isTemporary(error)) throw error;
  });
  setHasToken(true);
  notifyOtherTabs();
  return result;
}
