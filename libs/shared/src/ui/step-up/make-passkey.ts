import { startRegistration, WebAuthnError, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** Why no passkey was created: the member cancelled, this device already has one, or the page's host or the device doesn't support it. */
export type NoPasskey = 'cancelled' | 'known' | 'wrongHost' | 'unfit';

/** A passkey that the browser created; every text is base64url. */
export interface MadePasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}

/** Creates a passkey in the browser. @param options `PublicKeyCredentialCreationOptionsJSON` from the server */
export async function makePasskey(options: { challenge: string }): Promise<MadePasskey | NoPasskey> {
  try {
    const { id, response } = await startRegistration({
      // the library's types lack some of the transports that it accepts
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): NoPasskey {
  if (!(error instanceof WebAuthnError)) return 'unfit';
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  if (error.code === 'ERROR_INVALID_DOMAIN' || error.code === 'ERROR_INVALID_RP_ID') return 'wrongHost';
  const isClosed = error.name === 'NotAllowedError' || error.code === 'ERROR_CEREMONY_ABORTED';
  return isClosed ? 'cancelled' : 'unfit';
}
