import type { PasskeyRequest } from '@housebrand/shared';
import { api } from '@housebrand/shared/react';
import type { QueryClient } from '@tanstack/react-query';
import type { LoginResult, PasskeyLoginRequest } from '../../core';
import { entered } from './login';

/** `POST /api/provider/passkey-login/begin` */
export function beginPasskeyLogin(prefix: string): Promise<PasskeyRequest> {
  return api.post<PasskeyRequest>('/api/provider/passkey-login/begin', { prefix });
}

/** `POST /api/provider/passkey-login`, then the profile, as for `login`. */
export async function loginWithPasskey(client: QueryClient, request: PasskeyLoginRequest): Promise<LoginResult> {
  return entered(client, await api.post<LoginResult>('/api/provider/passkey-login', request));
}
