import { Injectable } from '@nestjs/common';
import { SecondFactorNeeded, type MemberRef } from '@housebrand/shared';
import { Clock, KeyRing, RateLimits, type MemberPrincipal, type RateRule } from '@housebrand/shared/nest';
import {
  isFactorFresh,
  isTotpCode,
  normalizeFactorCode,
  PasskeyRefused,
  SecondFactorRefused,
  type FactorShown,
} from '../../core';
import { Passkeys } from './passkeys';
import { hashRecoveryCode } from './recovery-codes';
import { SecondFactorRepository, type StoredFactor } from './second-factor.repository';
import { totpStep } from './totp';

/** Of a million codes three are right at a time: five tries in ten minutes. */
const TRIES: RateRule = { name: 'second-factor', points: 5, seconds: 600 };

/** A factor's secret opens in its own row only. */
export function factorPurpose(prefix: string, id: string): string {
  return `second_factor:${prefix}:${id}`;
}

/** Asks for a second factor, and believes each code once. */
@Injectable()
export class FactorCheck {
  constructor(
    private readonly repository: SecondFactorRepository,
    private readonly passkeys: Passkeys,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * After the password of a device that is not known.
   * @returns whether a factor was shown; false for a member who has none
   * @throws SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, TooManyRequests
   */
  async atLogin(member: MemberRef, shown: FactorShown): Promise<boolean> {
    const factors = await this.repository.list(member);
    if (factors.length === 0) return false;
    await this.take(member, factors, shown, 'LOGIN');
    return true;
  }

  /** The session showed a factor at this moment. */
  async noteShown(session: MemberPrincipal): Promise<void> {
    await this.repository.noteProof(session, this.clock.now());
  }

  /** In the middle of a session. @throws SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, TooManyRequests */
  async confirm(session: MemberPrincipal, shown: FactorShown): Promise<void> {
    await this.take(session, await this.repository.list(session), shown, 'STEP_UP');
    await this.noteShown(session);
  }

  /** @returns whether the member has a factor at all @throws SecondFactorNeeded when it was not shown lately */
  async require(session: MemberPrincipal): Promise<boolean> {
    const { has, shownAt } = await this.repository.standing(session);
    if (has && !isFactorFresh(shownAt, this.clock.now().getTime()))
      throw new SecondFactorNeeded(await this.passkeys.ask(session, 'STEP_UP'));
    return has;
  }

  /** The time step of a code of an app that is being set up. @throws SecondFactorRefused, TooManyRequests */
  async firstCode(member: MemberRef, factor: StoredFactor, code: string): Promise<number> {
    return this.counted(member, async () => {
      const step = isTotpCode(code) ? await this.stepOf(factor, normalizeFactorCode(code)) : null;
      if (step === null) throw new SecondFactorRefused();
      return step;
    });
  }

  private async take(
    member: MemberRef,
    factors: readonly StoredFactor[],
    { code, passkey }: FactorShown,
    purpose: 'LOGIN' | 'STEP_UP',
  ): Promise<void> {
    if (passkey)
      return this.counted(member, async () => {
        if (!(await this.passkeys.take(member, purpose, passkey)))
          throw new PasskeyRefused(await this.passkeys.ask(member, purpose));
      });
    if (code === undefined) throw new SecondFactorNeeded(await this.passkeys.ask(member, purpose));
    return this.counted(member, async () => {
      const isRight = isTotpCode(code) ? this.takeTotp(factors, code) : this.takeRecovery(member, code);
      if (!(await isRight)) throw new SecondFactorRefused();
    });
  }

  private async takeTotp(factors: readonly StoredFactor[], code: string): Promise<boolean> {
    for (const factor of factors) {
      const step = await this.stepOf(factor, normalizeFactorCode(code));
      if (step !== null && (await this.repository.takeStep(factor.agent, factor.id, step, this.clock.now())))
        return true;
    }
    return false;
  }

  private takeRecovery(member: MemberRef, code: string): Promise<boolean> {
    return this.repository.takeRecoveryCode(member, hashRecoveryCode(code), this.clock.now());
  }

  private async stepOf({ agent, id, secret }: StoredFactor, code: string): Promise<number | null> {
    if (secret === null) return null;
    const opened = await this.keys.open(factorPurpose(agent, id), secret);
    return opened ? totpStep(opened.text, code, this.clock.now()) : null;
  }

  /** Every try counts until one is right, whichever session or login it comes from. */
  private async counted<T>({ prefix, username }: MemberRef, work: () => Promise<T>): Promise<T> {
    const key = `${prefix}.${username}`;
    await this.limits.consume(TRIES, key);
    const done = await work();
    await this.limits.reset(TRIES, key);
    return done;
  }
}
