import { Injectable } from '@nestjs/common';
import type { ProofAnswer } from '@housebrand/shared';
import {
  callerAddress,
  callerNetwork,
  LimitSteps,
  ProviderUnavailable,
  acquireAll,
  type LimitStep,
  type RateRule,
} from '@housebrand/shared/nest';
import { CodeAskers } from './code-askers';

/** How often something may be asked for, from the narrowest to the widest. */
interface Rules {
  /** Different numbers from one address: an address of a mobile network holds thousands of members. */
  address: RateRule;
  /** One number, of a phone or of a bank account, from one neighbourhood of addresses. */
  numberFromNetwork: RateRule;
  /**
   * One number from everywhere but where its latest code was asked for, and from there; beyond it a proof of work that grows, so
   * that strangers take nothing from its owner.
   */
  number: RateRule;
  /** One agent; beyond it nobody is refused, but everybody brings a proof of work. */
  agent: RateRule;
}

const rules = (name: string, number: Pick<RateRule, 'points' | 'seconds'>): Rules => ({
  address: { name: `${name}.address`, points: 100, seconds: 600 },
  numberFromNetwork: { name: `${name}.network`, ...number },
  number: { name: `${name}.number`, ...number },
  agent: { name: `${name}.agent`, points: 1_000, seconds: 600 },
});

const ATTEMPTS = {
  otp: rules('otp', { points: 6, seconds: 3_600 }),
  check: rules('check-register', { points: 20, seconds: 600 }),
  register: rules('register', { points: 10, seconds: 600 }),
  forget: rules('forget-password', { points: 10, seconds: 3_600 }),
} as const;

/**
 * Answers to a code from where it was not asked for. A provider ends a code after some wrong ones, five at least: so many leave its
 * asker the rest. Who is refused, on another network than a moment ago, asks for a code there.
 */
const STRANGERS: RateRule = { name: 'code.strangers', points: 2, seconds: 300 };
/** One message a minute to a number. */
const RESEND: RateRule = { name: 'otp.resend', points: 1, seconds: 60 };
const CAPTCHAS: RateRule = { name: 'captcha', points: 300, seconds: 600 };

/** Who tries something before there is a member. */
export interface GuestAttempt {
  ip: string;
  prefix: string;
  /** The telephone or account number that it is about. */
  number: string;
  proof: ProofAnswer | undefined;
  /** It answers a code that was sent to the number. */
  isByCode?: boolean;
}

/** How often guests may ask. Every attempt counts, whatever becomes of it, but one that reached no provider. */
@Injectable()
export class RegistrationLimits {
  constructor(
    private readonly steps: LimitSteps,
    private readonly askers: CodeAskers,
  ) {}

  /** @throws TooManyRequests, ProofNeeded, and whatever the work throws */
  async run<T>(what: keyof typeof ATTEMPTS, attempt: GuestAttempt, work: () => Promise<T>): Promise<T> {
    const done = await counted(await this.chain(what, attempt), work);
    if (what === 'otp') await this.askers.note(attempt.number, attempt.ip);
    return done;
  }

  private async chain(what: keyof typeof ATTEMPTS, attempt: GuestAttempt): Promise<LimitStep[]> {
    const { address, numberFromNetwork, number, agent } = ATTEMPTS[what];
    const { ip, prefix, proof, isByCode = false } = attempt;
    const purpose = `${what}:${prefix}:${attempt.number}`;
    const network = `${attempt.number}\n${callerNetwork(ip)}`;
    const { code, isAsker } = await this.askers.standing(attempt.number, ip);
    return [
      this.steps.distinct(address, callerAddress(ip), attempt.number),
      ...(what === 'otp' ? [this.steps.points(RESEND, attempt.number)] : []),
      this.steps.points(numberFromNetwork, network),
      ...(isByCode && !isAsker ? [this.steps.points(STRANGERS, code)] : []),
      this.steps.proofBeyond(number, isAsker ? network : attempt.number, proof, { purpose, isGrowing: true }),
      this.steps.proofBeyond(agent, prefix, proof, { purpose }),
    ];
  }

  /** @throws TooManyRequests, and whatever the work throws */
  runCaptcha<T>(ip: string, work: () => Promise<T>): Promise<T> {
    return counted([this.steps.points(CAPTCHAS, callerAddress(ip))], work);
  }
}

async function counted<T>(chain: readonly LimitStep[], work: () => Promise<T>): Promise<T> {
  const held = await acquireAll(chain);
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnavailable) await held.settle('unjudged');
    throw error;
  }
}
