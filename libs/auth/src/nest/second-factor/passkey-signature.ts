import { createHash } from 'node:crypto';
import type { PasskeyAnswer } from '@housebrand/shared';
import type { StoredPasskey } from '../factor-records/passkey.repository';
import type { Place } from './relying-party';

/** A challenge and the page on which it is answered. */
export interface ChallengeHere extends Place {
  challenge: string;
}

/** Loaded with the first passkey answer: some 300 files that most processes never need. */
export const verifier = () => import('@simplewebauthn/server');

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

export const expected = ({ challenge, origin, rpId }: ChallengeHere) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** The library throws on any mismatch. It has no I/O, so that every error means a refusal. */
export const refused = (): { verified: false; registrationInfo?: never; authenticationInfo?: never } => ({
  verified: false,
});

/** Verifies that a passkey signed the challenge here. @returns its signature counter; `null` for any other signature */
export async function signedCount(
  { credentialId: id, publicKey }: StoredPasskey,
  { id: _, ...response }: PasskeyAnswer,
  here: ChallengeHere,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await verifier();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential(id), response },
    ...expected(here),
    // 0 skips the library's check: `takeCount` compares counters in the database, safe with concurrent signatures
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
  }).catch(refused);
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
}

/** Returns the challenge that an answer names. */
export function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
