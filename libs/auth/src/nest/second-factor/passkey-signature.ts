import { createHash, randomBytes } from 'node:crypto';
import type { PasskeyAnswer } from '@housebrand/shared';
import { PASSKEY_TIMEOUT_MS, type NewPasskey, type PasskeyEnrolment } from '../../core';
import type { Place } from './relying-party';

/** EdDSA, ES256, RS256: the algorithms of phones, computers and security keys. */
const ALGORITHMS = [-8, -7, -257];

/** What verifies the signatures of a passkey. */
export interface PasskeyKey {
  /** base64url, as sent by the browser. */
  credentialId: string;
  /** COSE-encoded. */
  publicKey: Buffer;
}

/** A passkey as a browser names it. */
export interface NamedPasskey {
  /** The host where it was created. */
  rpId: string;
  credentialId: string;
  transports: string[];
}

/** A challenge and the page on which it is answered. */
export interface ChallengeHere extends Place {
  challenge: string;
}

/** Loaded with the first passkey answer: some 300 files that most processes never need. */
const verifier = () => import('@simplewebauthn/server');

/** Returns the SHA-256 hash of a text. */
export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

const expected = ({ challenge, origin, rpId }: ChallengeHere) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** The library throws on any mismatch. It has no I/O, so that every error means a refusal. */
const refused = (): { verified: false; registrationInfo?: never; authenticationInfo?: never } => ({
  verified: false,
});

/** Returns a new challenge: 256 random bits. */
export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the passkeys of a host, for the browser. */
export const descriptors = (known: readonly NamedPasskey[], { rpId }: Pick<Place, 'rpId'>) =>
  known
    .filter((one) => one.rpId === rpId)
    .map(({ credentialId, transports }) => ({ type: 'public-key' as const, id: credentialId, transports }));

/** Whose passkey a browser creates, and where. */
export interface NewKeyOwner {
  challenge: string;
  rp: PasskeyEnrolment['rp'];
  /** The account; its id is derived from this text, the same for every passkey of the account. */
  owner: string;
  name: string;
  known: readonly NamedPasskey[];
}

/** Returns the options with which the browser creates a passkey. */
export function creationOptions({ challenge, rp, owner, name, known }: NewKeyOwner): PasskeyEnrolment {
  return {
    challenge,
    rp,
    // a hash, so that it reveals no name
    user: { id: hashOf(`passkey:${owner}`).toString('base64url'), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: descriptors(known, { rpId: rp.id }),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    timeout: PASSKEY_TIMEOUT_MS,
  };
}

/** Verifies that a browser created a passkey for the challenge here. @returns its public key; `null` for any other answer */
export async function createdKey(
  { id, clientDataJSON, attestationObject }: Omit<NewPasskey, 'name'>,
  here: ChallengeHere,
): Promise<{ publicKey: Buffer; counter: number } | null> {
  const { verifyRegistrationResponse } = await verifier();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential(id), response: { clientDataJSON, attestationObject } },
    ...expected(here),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refused);
  if (!registrationInfo) return null;
  const { publicKey, counter } = registrationInfo.credential;
  return { publicKey: Buffer.from(publicKey), counter };
}

/** Verifies that a passkey signed the challenge here. @returns its signature counter; `null` for any other signature */
export async function signedCount(
  { credentialId: id, publicKey }: PasskeyKey,
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
