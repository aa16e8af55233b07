import { Injectable } from '@nestjs/common';
import { SecondFactorNeeded, type MemberRef, type ProofAnswer } from '@housebrand/shared';
import {
  Clock,
  Database,
  KeyRing,
  LimitSteps,
  acquireAll,
  type MemberPrincipal,
  type RateRule,
  totpStep,
} from '@housebrand/shared/nest';
import {
  isFactorFresh,
  isTotpCode,
  normalizeFactorCode,
  PasskeyRefused,
  SecondFactorRefused,
  type FactorShown,
} from '../../core';
import { KnownNetworks, networkOf } from '../devices/known-networks';
import { loginPurpose } from '../devices/login-purpose';
import { SessionGuesses } from '../session/session-guesses';
import { Passkeys } from './passkeys';
import { hashRecoveryCode } from './recovery-codes';
import { SecondFactorRepository, type StoredFactor } from '../factor-records/second-factor.repository';

/** Attempts at the login per network: three of a million codes are valid at any time. */
const FROM_NETWORK: RateRule = { name: 'second-factor', points: 5, seconds: 600 };
/** Attempts at the login from everywhere; more require a proof of work instead of being refused, so that strangers lock no member out. */
const TOTAL: RateRule = { name: 'second-factor.total', points: 30, seconds: 86_400 };
/**
 * Attempts with six-digit app codes, which remain guessable despite a proof of work. Beyond this limit a login needs a passkey or a
 * recovery code, which cannot be guessed. Only a caller who knows the password gets this far.
 */
const SIX_DIGITS: RateRule = { name: 'second-factor.six-digits', points: 300, seconds: 86_400 };

/** The second factor of a login, and where it comes from. */
export interface FactorAtLogin {
  shown: FactorShown;
  ip: string;
  proof: ProofAnswer | undefined;
}

/** Purpose of a factor's sealed secret: binds it to its row. */
export function factorPurpose(prefix: string, id: string): string {
  return `second_factor:${prefix}:${id}`;
}

/** Requires and verifies second factors. Each code is accepted once. */
@Injectable()
export class FactorCheck {
  constructor(
    private readonly database: Database,
    private readonly repository: SecondFactorRepository,
    private readonly passkeys: Passkeys,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly steps: LimitSteps,
    private readonly guesses: SessionGuesses,
    private readonly networks: KnownNetworks,
  ) {}

  /**
   * Verifies the factor of a login from an unknown device, after its password.
   * @returns whether a factor was shown; false for a member without one
   * @throws SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, TooManyRequests, ProofNeeded
   */
  async atLogin(member: MemberRef, { shown, ip, proof }: FactorAtLogin): Promise<boolean> {
    const factors = await this.repository.list(member);
    if (factors.length === 0) return false;
    if (!shown.passkey && shown.code === undefined) throw await this.challengeError(member, 'LOGIN');
    const counter = await this.networks.counterOf(member, ip);
    const reservation = await acquireAll([
      this.steps.points(FROM_NETWORK, networkOf(member, ip)),
      ...(shown.code !== undefined && isTotpCode(shown.code) ? [this.steps.points(SIX_DIGITS, counter)] : []),
      this.steps.proofBeyond(TOTAL, counter, proof, { purpose: loginPurpose(member), isGrowing: true }),
    ]);
    try {
      await this.verify(member, factors, shown, 'LOGIN');
      await reservation.settle('right');
      return true;
    } catch (error) {
      const isWrong = error instanceof SecondFactorRefused || error instanceof PasskeyRefused;
      await reservation.settle(isWrong ? 'wrong' : 'unjudged');
      throw error;
    }
  }

  /** Records that the session showed a factor now. */
  async noteShown(session: MemberPrincipal): Promise<void> {
    await this.repository.noteProof(session, this.clock.now());
  }

  /** Verifies a factor for the step-up of a session. @throws SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, TooManyRequests */
  async confirm(session: MemberPrincipal, shown: FactorShown): Promise<void> {
    const factors = await this.repository.list(session);
    await this.guesses.run(session, 'factor', () => this.verify(session, factors, shown, 'STEP_UP'));
    await this.noteShown(session);
  }

  /** @returns whether the member has a factor @throws SecondFactorNeeded if it was not shown recently */
  async require(session: MemberPrincipal): Promise<boolean> {
    const { has, shownAt } = await this.repository.standing(session);
    if (has && !isFactorFresh(shownAt, this.clock.now())) throw await this.challengeError(session, 'STEP_UP');
    return has;
  }

  /** Returns the time step of the first code of an app that is being set up. @throws SecondFactorRefused, TooManyRequests */
  async firstCode(session: MemberPrincipal, factor: StoredFactor, code: string): Promise<number> {
    return this.guesses.run(session, 'factor', async () => {
      const step = isTotpCode(code) ? await this.stepOf(factor, normalizeFactorCode(code)) : null;
      if (step === null) throw new SecondFactorRefused();
      return step;
    });
  }

  private async verify(
    member: MemberRef,
    factors: readonly StoredFactor[],
    { code, passkey }: FactorShown,
    purpose: 'LOGIN' | 'STEP_UP',
  ): Promise<void> {
    if (passkey) {
      if (await this.passkeys.take(member, purpose, passkey)) return;
      throw new PasskeyRefused(await this.passkeys.ask(member, purpose));
    }
    if (code === undefined) throw await this.challengeError(member, purpose);
    const isRight = isTotpCode(code) ? this.verifyTotp(factors, code) : this.redeemRecoveryCode(member, code);
    if (!(await isRight)) throw new SecondFactorRefused();
  }

  private async challengeError(member: MemberRef, purpose: 'LOGIN' | 'STEP_UP'): Promise<SecondFactorNeeded> {
    return new SecondFactorNeeded(await this.passkeys.ask(member, purpose));
  }

  private async verifyTotp(factors: readonly StoredFactor[], code: string): Promise<boolean> {
    for (const factor of factors) {
      const step = await this.stepOf(factor, normalizeFactorCode(code));
      if (step !== null && (await this.repository.takeStep(factor.agent, factor.id, step, this.clock.now())))
        return true;
    }
    return false;
  }

  private redeemRecoveryCode(member: MemberRef, code: string): Promise<boolean> {
    const hash = hashRecoveryCode(code);
    return this.database.forAgent(member.prefix, (tx) =>
      this.repository.takeRecoveryCode(tx, member, hash, this.clock.now()),
    );
  }

  private async stepOf({ agent, id, secret }: StoredFactor, code: string): Promise<number | null> {
    if (secret === null) return null;
    const opened = await this.keys.open(factorPurpose(agent, id), secret);
    return opened ? totpStep(opened.text, code, this.clock.now()) : null;
  }
}
