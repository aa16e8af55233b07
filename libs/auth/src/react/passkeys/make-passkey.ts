import { startRegistration, WebAuthnError, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyEnrolment } from '../../core';

/** Why there is none: the member closed what asked, this device has one of theirs, the page's address or the device cannot have one. */
export type NoPasskey = 'cancelled' | 'known' | 'wrongHost' | 'unfit';

/** The browser makes a passkey. */
export async function makePasskey(enrolment: PasskeyEnrolment): Promise<Omit<NewPasskey, 'name'> | NoPasskey> {
  try {
    const { id, response } = await startRegistration({
      // it knows transports that its types do not name
      optionsJSON: enrolment as PublicKeyCredentialCreationOptionsJSON,
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
