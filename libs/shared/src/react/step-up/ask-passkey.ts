import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyRequest } from '../../core';

/** The browser asks the member. @returns `null` when they closed it, were too slow, or have none of these here */
export async function askPasskey(request: PasskeyRequest): Promise<PasskeyAnswer | null> {
  try {
    const { id, response } = await startAuthentication({
      // it knows transports that its types do not name
      optionsJSON: request as PublicKeyCredentialRequestOptionsJSON,
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  } catch {
    return null;
  }
}
