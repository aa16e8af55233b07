import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MemberRef, PasskeyAnswer, PasskeyChallenge } from '@housebrand/shared';
import { Clock, RateLimits, type RateRule } from '@housebrand/shared/nest';
import { NoPasskeyHere, PASSKEY_TIMEOUT_MS, PasskeyRefused, type NewPasskey, type PasskeyEnrolment } from '../../core';
import { PasskeyRepository, type StoredPasskey } from './passkey.repository';
import type { PasskeyPurpose } from './passkey.tables';
import { RelyingParty, type Place } from './relying-party';

/** Whoever knows the password can have challenges made; beyond these there are codes. */
const CHALLENGES: RateRule = { name: 'passkey-challenge', points: 30, seconds: 600 };

/** EdDSA, ES256, RS256: what phones, computers and keys sign with. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first answer of a browser: some 300 files that most processes never ask for. */
const verifier = () => import('@simplewebauthn/server');

/** A passkey that a browser has proved to hold. */
export type ProvedPasskey = Omit<StoredPasskey, 'agent' | 'factorId'>;

/** Asks browsers for passkeys, and believes each answer once. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly repository: PasskeyRepository,
    private readonly party: RelyingParty,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** What a browser makes a passkey of the member's with. @throws NoPasskeyHere, TooManyRequests */
  async toAdd(member: MemberRef): Promise<PasskeyEnrolment> {
    const place = this.party.here();
    if (!place) throw new NoPasskeyHere();
    await this.limits.consume(CHALLENGES, keyOf(member));
    const { prefix, username } = member;
    const known = await this.repository.list(member);
    return {
      challenge: await this.challenge(member, 'ADD', place),
      rp: { id: place.rpId, name: prefix },
      user: { id: userHandle(member), name: username, displayName: username },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: descriptors(known, place),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
      timeout: PASSKEY_TIMEOUT_MS,
    };
  }

  /** @throws PasskeyRefused */
  async proved(member: MemberRef, made: Omit<NewPasskey, 'name'>): Promise<ProvedPasskey> {
    const { id, clientDataJSON, attestationObject, transports } = made;
    const taken = await this.taken(member, 'ADD', clientDataJSON);
    if (!taken) throw new PasskeyRefused();
    const { verifyRegistrationResponse } = await verifier();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential(id), response: { clientDataJSON, attestationObject } },
      ...expected(taken),
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refused);
    if (!registrationInfo) throw new PasskeyRefused();
    const { publicKey, counter } = registrationInfo.credential;
    return { rpId: taken.rpId, credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
  }

  /** What a member may show here in the place of a code; `undefined` for one who has no passkey. */
  async ask(member: MemberRef, purpose: 'LOGIN' | 'STEP_UP'): Promise<PasskeyChallenge | undefined> {
    const known = await this.repository.list(member);
    if (known.length === 0) return undefined;
    const place = this.party.here();
    const otherHosts = [...new Set(known.map(({ rpId }) => rpId))].filter((rpId) => rpId !== place?.rpId);
    const allowCredentials = place ? descriptors(known, place) : [];
    if (!place || allowCredentials.length === 0 || !(await this.mayAsk(member))) return { passkey: null, otherHosts };
    const challenge = await this.challenge(member, purpose, place);
    const { rpId } = place;
    const timeout = PASSKEY_TIMEOUT_MS;
    return { passkey: { challenge, rpId, allowCredentials, userVerification: 'required', timeout }, otherHosts };
  }

  /** Whether it is the answer to what the member was asked for this; it is taken once. */
  async take(member: MemberRef, purpose: 'LOGIN' | 'STEP_UP', answer: PasskeyAnswer): Promise<boolean> {
    const { id, ...response } = answer;
    const taken = await this.taken(member, purpose, response.clientDataJSON);
    if (!taken) return false;
    const known = await this.repository.list(member);
    const passkey = known.find(({ rpId, credentialId }) => rpId === taken.rpId && credentialId === id);
    if (!passkey) return false;
    const { verifyAuthenticationResponse } = await verifier();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential(id), response },
      ...expected(taken),
      // of two signatures at the same time the table says which count is the later
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    }).catch(refused);
    if (!verified || !authenticationInfo) return false;
    const { newCounter } = authenticationInfo;
    return this.repository.takeCount(member, passkey.factorId, newCounter, this.clock.now());
  }

  private async mayAsk(member: MemberRef): Promise<boolean> {
    return (await this.limits.add(CHALLENGES, keyOf(member))).points <= CHALLENGES.points;
  }

  private async challenge(member: MemberRef, purpose: PasskeyPurpose, { rpId }: Place): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + PASSKEY_TIMEOUT_MS);
    await this.repository.giveChallenge(member, { hash: hashOf(challenge), purpose, rpId }, { now, expiresAt });
    return challenge;
  }

  /** The challenge that an answer names, which is nothing from now on; `null` when it was not given here for this. */
  private async taken(member: MemberRef, purpose: PasskeyPurpose, clientData: string): Promise<Taken | null> {
    const place = this.party.here();
    const challenge = challengeIn(clientData);
    if (!place || challenge === null) return null;
    const given = { hash: hashOf(challenge), purpose, rpId: place.rpId };
    return (await this.repository.takeChallenge(member, given, this.clock.now())) ? { ...place, challenge } : null;
  }
}

interface Taken extends Place {
  challenge: string;
}

const keyOf = ({ prefix, username }: MemberRef): string => `${prefix}.${username}`;
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The same for a member every time, so that a device keeps one passkey of theirs for a host; says no name. */
const userHandle = (member: MemberRef): string => hashOf(`passkey:${keyOf(member)}`).toString('base64url');

const descriptors = (known: readonly StoredPasskey[], { rpId }: Place) =>
  known
    .filter((one) => one.rpId === rpId)
    .map(({ credentialId, transports }) => ({ type: 'public-key' as const, id: credentialId, transports }));

const credential = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });

const expected = ({ challenge, origin, rpId }: Taken) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** The library throws at whatever does not fit; it reads nothing but what it is given. */
const refused = (): { verified: false; registrationInfo?: never; authenticationInfo?: never } => ({ verified: false });

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
