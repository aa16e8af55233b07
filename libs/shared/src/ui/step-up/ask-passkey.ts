import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyRequest } from '../../core';

/**
 * Asks the member for a passkey through the browser. @returns `null` when they cancel, time out, or have none of
 * these here
 * @param isSuggested waits until the member picks a passkey among the suggestions of a field, instead of opening a dialog
 */
export async function askPasskey(request: PasskeyRequest, isSuggested = false): Promise<PasskeyAnswer | null> {
  try {
    const { id, response } = await startAuthentication({
      // The browser supports transports that the library's types don't list.
      optionsJSON: request as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isSuggested,
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  } catch {
    return null;
  }
}
