import { Injectable } from '@nestjs/common';
import { Conflict, newId, type MemberRef } from '@housebrand/shared';
import { Clock, KeyRing, StepUp, type MemberPrincipal } from '@housebrand/shared/nest';
import {
  MAX_SECOND_FACTORS,
  NoSuchFactor,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactors,
  type TotpEnrolment,
} from '../../core';
import { KnownDevices } from '../devices/known-devices';
import type { KnownDeviceReply } from '../session/session-reply.interceptors';
import { factorPurpose, FactorCheck } from './factor-check';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { SecondFactorRepository, type StoredFactor } from './second-factor.repository';
import { newTotpSecret, totpUri } from './totp';

/** A member's second factors: set up, named, taken away. Whoever changes them has just shown that they are the member. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly check: FactorCheck,
    private readonly devices: KnownDevices,
    private readonly stepUp: StepUp,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  async list(member: MemberRef): Promise<SecondFactors> {
    const [factors, recoveryCodesLeft] = await Promise.all([
      this.repository.list(member),
      this.repository.codesLeft(member),
    ]);
    return { factors: factors.map(toFactor), recoveryCodesLeft };
  }

  /** @throws StepUpNeeded, SecondFactorNeeded, Conflict */
  async begin(own: MemberPrincipal): Promise<TotpEnrolment> {
    await this.stepUp.require(own, 'fresh');
    if ((await this.repository.list(own)).length >= MAX_SECOND_FACTORS) throw new Conflict();
    const { prefix, username } = own;
    const at = this.clock.now();
    const id = newId(at.getTime());
    const secret = newTotpSecret();
    await this.repository.begin(own, { id, secret: this.keys.seal(factorPurpose(prefix, id), secret), at });
    return { id, secret, uri: totpUri(secret, { issuer: prefix, label: username }) };
  }

  /**
   * The app's first code: from now on the factor is asked for. This session has shown it; with the first factor every other
   * device is new again, since none of them has.
   * @returns recovery codes with the first factor, else none
   * @throws SecondFactorRefused, TooManyRequests, NoSuchFactor
   */
  async confirm(
    own: MemberPrincipal,
    id: string,
    { code, name }: { code: string; name: string },
  ): Promise<KnownDeviceReply<RecoveryCodes>> {
    const begun = await this.repository.findBegun(own, id);
    if (!begun) throw new NoSuchFactor();
    const step = await this.check.firstCode(own, begun, code);
    const isFirst = (await this.repository.list(own)).length === 0;
    const recoveryCodes = isFirst ? newRecoveryCodes() : [];
    const codes = isFirst ? recoveryCodes.map(hashRecoveryCode) : null;
    const isDone = await this.repository.confirm(own, id, { name, step, at: this.clock.now(), codes });
    if (!isDone) throw new NoSuchFactor();
    await this.check.noteShown(own);
    const device = isFirst ? await this.devices.forgetOthers(own) : null;
    return { answer: { recoveryCodes }, prefix: own.prefix, device };
  }

  /** The old ones are nothing from now on. @throws SecondFactorNeeded, NoSuchFactor */
  async renewCodes(own: MemberPrincipal): Promise<RecoveryCodes> {
    if (!(await this.check.require(own))) throw new NoSuchFactor();
    const recoveryCodes = newRecoveryCodes();
    await this.repository.renewCodes(own, recoveryCodes.map(hashRecoveryCode));
    return { recoveryCodes };
  }

  /** @throws NoSuchFactor */
  async rename(own: MemberRef, id: string, name: string): Promise<void> {
    if (!(await this.repository.rename(own, id, name))) throw new NoSuchFactor();
  }

  /** @throws SecondFactorNeeded, NoSuchFactor */
  async remove(own: MemberPrincipal, id: string): Promise<void> {
    await this.check.require(own);
    if ((await this.repository.remove(own, id)) === 0) throw new NoSuchFactor();
  }

  /** An operator takes all of them off: the phone is lost and the recovery codes are as well. @returns how many there were */
  async takeOff(member: MemberRef, operator: string): Promise<number> {
    return this.repository.remove(member, null, operator);
  }
}

function toFactor({ id, kind, name, createdAt, usedAt }: StoredFactor): SecondFactor {
  return { id, kind, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}
