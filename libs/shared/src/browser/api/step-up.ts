import type { PasskeyAnswer } from '../../core';
import { api } from './client';

/** `POST /api/provider/step-up`: sends the password again, after a refusal with code 4401. */
export function requestStepUp(password: string): Promise<void> {
  return api.post('/api/provider/step-up', { password });
}

/**
 * `POST /api/provider/second-factor`: sends an authenticator code, a recovery code or a passkey, after a refusal with
 * code 4403.
 */
export function showSecondFactor(shown: { code: string } | { passkey: PasskeyAnswer }): Promise<void> {
  return api.post('/api/provider/second-factor', shown);
}
