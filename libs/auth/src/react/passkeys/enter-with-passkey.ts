import { ApiError, askPasskey } from '@housebrand/shared/react';
import { WebAuthnAbortService } from '@simplewebauthn/browser';
import type { QueryClient } from '@tanstack/react-query';
import { beginPasskeyLogin, loginWithPasskey } from '../api/login-with-passkey';

/** Why no login took place: the member chose none, or the server's message. */
export type NoEntry = { cause: 'cancelled' } | { cause: 'refused'; message: string };

/**
 * Logs in with the passkey that the member chooses.
 * @param isSuggested whether the browser suggests passkeys in the username field instead of opening its dialog
 * @returns `null` after a login
 */
export async function enterWithPasskey(
  client: QueryClient,
  prefix: string,
  isSuggested = false,
): Promise<NoEntry | null> {
  try {
    const passkey = await askPasskey(await beginPasskeyLogin(prefix), isSuggested);
    if (!passkey) return { cause: 'cancelled' };
    await loginWithPasskey(client, { prefix, passkey });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return { cause: 'refused', message: error.message };
    throw error;
  }
}

/** Ends the browser's open request for a passkey. */
export function leavePasskeys(): void {
  WebAuthnAbortService.cancelCeremony();
}
