import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MemberRef, PasskeyAnswer, PasskeyRequest } from '@housebrand/shared';
import { Clock, Database, KeyRing } from '@housebrand/shared/nest';
import { NoPasskeyHere, PASSKEY_LOGIN_TIMEOUT_MS, PasskeyLoginRefused } from '../../core';
import { PasskeyRepository } from '../factor-records/passkey.repository';
import { challengeIn, hashOf, signedCount } from './passkey-signature';
import { RelyingParty } from './relying-party';

/**
 * Passkeys that identify their member (ADR 0113). Anybody can request a challenge, so it is sealed instead of stored: it
 * holds its host and expiry, and is valid at one agent. Only answered ones are stored, so that each is answered once.
 */
@Injectable()
export class PasskeyEntries {
  constructor(
    private readonly database: Database,
    private readonly repository: PasskeyRepository,
    private readonly party: RelyingParty,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  /** Returns the request for any passkey of the agent that was made on this host. @throws NoPasskeyHere */
  ask(prefix: string): PasskeyRequest {
    const place = this.party.here();
    if (!place) throw new NoPasskeyHere();
    const { rpId } = place;
    const timeout = PASSKEY_LOGIN_TIMEOUT_MS;
    const expiresAt = this.clock.now().getTime() + timeout;
    const sealed = this.keys.seal(purposeOf(prefix, rpId), `${randomBytes(16).toString('base64url')}.${expiresAt}`);
    const challenge = Buffer.from(sealed).toString('base64url');
    return { challenge, rpId, allowCredentials: [], userVerification: 'required', timeout };
  }

  /** Verifies an answer and uses its challenge up. @returns whose passkey it is @throws PasskeyLoginRefused */
  async take(prefix: string, answer: PasskeyAnswer): Promise<MemberRef> {
    const place = this.party.here();
    const challenge = challengeIn(answer.clientDataJSON);
    const expiresAt = place && challenge !== null ? await this.expiryOf(prefix, place.rpId, challenge) : null;
    if (!place || challenge === null || expiresAt === null) throw new PasskeyLoginRefused();
    const owned = await this.repository.find(prefix, place.rpId, answer.id);
    const count = owned && (await signedCount(owned.passkey, answer, { ...place, challenge }));
    if (!owned || count === null) throw new PasskeyLoginRefused();
    const { member, passkey } = owned;
    const { factorId } = passkey;
    const isTaken = await this.database.forAgent(prefix, async (tx) => {
      const given = { hash: hashOf(challenge), rpId: place.rpId };
      if (!(await this.repository.spend(tx, member, given, expiresAt))) return false;
      if (!(await this.repository.takeCount(tx, member, factorId, count, this.clock.now()))) return false;
      await this.repository.noteEntry(tx, member, factorId);
      return true;
    });
    if (!isTaken) throw new PasskeyLoginRefused();
    return member;
  }

  /** Returns when one of our challenges for this agent and host expires; `null` if it has, or is not ours. */
  private async expiryOf(prefix: string, rpId: string, challenge: string): Promise<Date | null> {
    const opened = await this.keys.open(purposeOf(prefix, rpId), Buffer.from(challenge, 'base64url').toString());
    const expiresAt = new Date(Number(opened?.text.split('.')[1]));
    return expiresAt > this.clock.now() ? expiresAt : null;
  }
}

const purposeOf = (prefix: string, rpId: string): string => `passkey-entry:${prefix}:${rpId}`;
