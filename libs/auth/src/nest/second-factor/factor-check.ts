import { Injectable } from '@nestjs/common';
import { SecondFactorNeeded, type MemberRef, type ProofAnswer } from '@housebrand/shared';
import { Clock, KeyRing, LimitSteps, acquireAll, type MemberPrincipal, type RateRule } from '@housebrand/shared/nest';
import {
  isFactorFresh,
  isTotpCode,
  normalizeFactorCode,
  PasskeyRefused,
  SecondFactorRefused,
  type FactorShown,
} from '../../core';
import { loginPurpose } from '../login/login-limits';
import { KnownNetworks, networkOf } from '../devices/known-networks';
import { SessionGuesses } from '../session/session-guesses';
import { Passkeys } from './passkeys';
import { hashRecoveryCode } from './recovery-codes';
import { SecondFactorRepository, type StoredFactor } from './second-factor.repository';
import { totpStep } from './totp';

/** Of a million codes three are right at a time: at the login, five tries in ten minutes from one neighbourhood of addresses. */
const FROM_NETWORK: RateRule = { name: 'second-factor', points: 5, seconds: 600 };
/** Tries at the login from everywhere; beyond them one brings a proof of work, so that nobody is refused for others' tries. */
const TOTAL: RateRule = { name: 'second-factor.total', points: 30, seconds: 86_400 };
/**
 * Codes of an app have six digits, and no work makes them many: beyond these a login asks for a passkey or a recovery code, which
 * nobody guesses. Whoever tries so many knows the password.
 */
const SIX_DIGITS: RateRule = { name: 'second-factor.six-digits', points: 300, seconds: 86_400 };

/** A factor beside the password of a login, and where it comes from. */
export interface FactorAtLogin {
  shown: FactorShown;
  ip: string;
  proof: ProofAnswer | undefined;
}

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
    private readonly steps: LimitSteps,
    private readonly guesses: SessionGuesses,
    private readonly networks: KnownNetworks,
  ) {}

  /**
   * After the password of a device that is not known.
   * @returns whether a factor was shown; false for a member who has none
   * @throws SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, TooManyRequests, ProofNeeded
   */
  async atLogin(member: MemberRef, { shown, ip, proof }: FactorAtLogin): Promise<boolean> {
    const factors = await this.repository.list(member);
    if (factors.length === 0) return false;
    if (!shown.passkey && shown.code === undefined) throw await this.needed(member, 'LOGIN');
    const counter = await this.networks.counterOf(member, ip);
    const held = await acquireAll([
      this.steps.points(FROM_NETWORK, networkOf(member, ip)),
      ...(shown.code !== undefined && isTotpCode(shown.code) ? [this.steps.points(SIX_DIGITS, counter)] : []),
      this.steps.proofBeyond(TOTAL, counter, proof, { purpose: loginPurpose(member), isGrowing: true }),
    ]);
    try {
      await this.take(member, factors, shown, 'LOGIN');
      await held.settle('right');
      return true;
    } catch (error) {
      const isWrong = error instanceof SecondFactorRefused || error instanceof PasskeyRefused;
      await held.settle(isWrong ? 'wrong' : 'unjudged');
      throw error;
    }
  }

  /** The session showed a factor at this moment. */
  async noteShown(session: MemberPrincipal): Promise<void> {
    await this.repository.noteProof(session, this.clock.now());
  }

  /** In the middle of a session. @throws SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, TooManyRequests */
  async confirm(session: MemberPrincipal, shown: FactorShown): Promise<void> {
    const factors = await this.repository.list(session);
    await this.guesses.run(session, 'factor', () => this.take(session, factors, shown, 'STEP_UP'));
    await this.noteShown(session);
  }

  /** @returns whether the member has a factor at all @throws SecondFactorNeeded when it was not shown lately */
  async require(session: MemberPrincipal): Promise<boolean> {
    const { has, shownAt } = await this.repository.standing(session);
    if (has && !isFactorFresh(shownAt, this.clock.now().getTime())) throw await this.needed(session, 'STEP_UP');
    return has;
  }

  /** The time step of a code of an app that is being set up. @throws SecondFactorRefused, TooManyRequests */
  async firstCode(session: MemberPrincipal, factor: StoredFactor, code: string): Promise<number> {
    return this.guesses.run(session, 'factor', async () => {
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
    if (passkey) {
      if (await this.passkeys.take(member, purpose, passkey)) return;
      throw new PasskeyRefused(await this.passkeys.ask(member, purpose));
    }
    if (code === undefined) throw await this.needed(member, purpose);
    const isRight = isTotpCode(code) ? this.takeTotp(factors, code) : this.takeRecovery(member, code);
    if (!(await isRight)) throw new SecondFactorRefused();
  }

  private async needed(member: MemberRef, purpose: 'LOGIN' | 'STEP_UP'): Promise<SecondFactorNeeded> {
    return new SecondFactorNeeded(await this.passkeys.ask(member, purpose));
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
}
