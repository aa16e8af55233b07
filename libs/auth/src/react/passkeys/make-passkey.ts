import { startRegistration, WebAuthnError, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyEnrolment } from '../../core';

/** Why no passkey was created: the member cancelled, this device already has one, or the page's host or the device doesn't support it. */
export type NoPasskey = 'cancelled' | 'known' | 'wrongHost' | 'unfit';

/** Creates a passkey in the browser. */
export async function makePasskey(enrolment: PasskeyEnrolment): Promise<Omit<NewPasskey, 'name'> | NoPasskey> {
  try {
    const { id, response } = await startRegistration({
      // the library's types lack some of the transports that it accepts
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
