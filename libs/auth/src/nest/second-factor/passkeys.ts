import { Injectable } from '@nestjs/common';
import type { MemberRef, PasskeyAnswer, PasskeyChallenge } from '@housebrand/shared';
import { Clock, Database, RateLimits, type MemberPrincipal, type RateRule } from '@housebrand/shared/nest';
import { NoPasskeyHere, PASSKEY_TIMEOUT_MS, PasskeyRefused, type NewPasskey, type PasskeyEnrolment } from '../../core';
import { PasskeyRepository, type GivenChallenge, type ProvedPasskey } from '../factor-records/passkey.repository';
import type { PasskeyPurpose } from '../factor-records/passkey.tables';
import {
  challengeIn,
  createdKey,
  creationOptions,
  descriptors,
  hashOf,
  newChallenge,
  signedCount,
  type ChallengeHere,
} from './passkey-signature';
import { RelyingParty } from './relying-party';

/** Challenges per member, which any caller with the password can request; beyond the limit the member can still use a code. */
const CHALLENGES: RateRule = { name: 'passkey-challenge', points: 30, seconds: 600 };

/** Issues passkey challenges and verifies the answers. Each challenge is answered once. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly repository: PasskeyRepository,
    private readonly party: RelyingParty,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Returns the options with which the browser creates a passkey. @throws NoPasskeyHere, TooManyRequests */
  async toAdd(member: MemberPrincipal): Promise<PasskeyEnrolment> {
    const place = this.party.here();
    if (!place) throw new NoPasskeyHere();
    await this.limits.consume(CHALLENGES, keyOf(member));
    const { prefix, username, sessionId } = member;
    return creationOptions({
      challenge: await this.challenge(member, { purpose: 'ADD', rpId: place.rpId, sessionId }),
      rp: { id: place.rpId, name: prefix },
      owner: keyOf(member),
      name: username,
      known: await this.repository.list(member),
    });
  }

  /** Verifies a newly created passkey. @throws PasskeyRefused */
  async proved(member: MemberPrincipal, made: Omit<NewPasskey, 'name'>): Promise<ProvedPasskey> {
    const { id: credentialId, transports } = made;
    const requested = this.requested(made.clientDataJSON, 'ADD', member.sessionId);
    if (!requested || !(await this.repository.hasChallenge(member, requested.given, this.clock.now())))
      throw new PasskeyRefused();
    const key = await createdKey(made, requested);
    if (!key) throw new PasskeyRefused();
    return {
      passkey: { rpId: requested.rpId, credentialId, ...key, transports },
      challengeHash: requested.given.hash,
    };
  }

  /** Returns the challenge for the passkeys that a member can use here; `undefined` for a member without passkeys. */
  async ask(member: MemberRef, purpose: 'LOGIN' | 'STEP_UP'): Promise<PasskeyChallenge | undefined> {
    const known = await this.repository.list(member);
    if (known.length === 0) return undefined;
    const place = this.party.here();
    const otherHosts = [...new Set(known.map(({ rpId }) => rpId))].filter((rpId) => rpId !== place?.rpId);
    const allowCredentials = place ? descriptors(known, place) : [];
    if (!place || allowCredentials.length === 0 || !(await this.mayChallenge(member)))
      return { passkey: null, otherHosts };
    const { rpId } = place;
    const challenge = await this.challenge(member, { purpose, rpId, sessionId: null });
    const timeout = PASSKEY_TIMEOUT_MS;
    return { passkey: { challenge, rpId, allowCredentials, userVerification: 'required', timeout }, otherHosts };
  }

  /** Verifies the answer to a challenge for this purpose and uses the challenge up. @returns whether it is valid */
  async take(member: MemberRef, purpose: 'LOGIN' | 'STEP_UP', answer: PasskeyAnswer): Promise<boolean> {
    const requested = this.requested(answer.clientDataJSON, purpose, null);
    if (!requested || !(await this.repository.takeChallenge(member, requested.given, this.clock.now()))) return false;
    const known = await this.repository.list(member);
    const passkey = known.find(({ rpId, credentialId }) => rpId === requested.rpId && credentialId === answer.id);
    const count = passkey ? await signedCount(passkey, answer, requested) : null;
    if (!passkey || count === null) return false;
    return this.database.forAgent(member.prefix, (tx) =>
      this.repository.takeCount(tx, member, passkey.factorId, count, this.clock.now()),
    );
  }

  private async mayChallenge(member: MemberRef): Promise<boolean> {
    return (await this.limits.add(CHALLENGES, keyOf(member))).points <= CHALLENGES.points;
  }

  private async challenge(member: MemberRef, given: Omit<GivenChallenge, 'hash'>): Promise<string> {
    const challenge = newChallenge();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + PASSKEY_TIMEOUT_MS);
    const issued = { hash: hashOf(challenge), ...given };
    await this.database.forAgent(member.prefix, (tx) =>
      this.repository.giveChallenge(tx, member, issued, { now, expiresAt }),
    );
    return challenge;
  }

  /** Returns the challenge that an answer names, as it would have been issued here for this purpose. */
  private requested(clientData: string, purpose: PasskeyPurpose, sessionId: string | null): Requested | null {
    const place = this.party.here();
    const challenge = challengeIn(clientData);
    if (!place || challenge === null) return null;
    const given = { hash: hashOf(challenge), purpose, rpId: place.rpId, sessionId };
    return { ...place, challenge, given };
  }
}

interface Requested extends ChallengeHere {
  given: GivenChallenge;
}

const keyOf = ({ prefix, username }: MemberRef): string => `${prefix}.${username}`;
