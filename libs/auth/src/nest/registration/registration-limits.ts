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
import { CodeRequesters } from './code-requesters';

/** Limits of one kind of call, from the narrowest to the widest. */
interface Rules {
  /** Different numbers from one IP address; in mobile networks, thousands of members share one. */
  address: RateRule;
  /** Calls for one phone or account number from one network. */
  numberFromNetwork: RateRule;
  /**
   * Calls for one number, counted separately for the network that requested its latest code and for all others. Beyond it, each needs
   * a growing proof of work, so that strangers cannot lock the owner out.
   */
  number: RateRule;
  /** Calls at one agent; beyond it, each needs a proof of work but none is refused. */
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
 * Answers to a code from networks that did not request it. A provider invalidates a code after at least five wrong answers, so this
 * leaves the requester the rest. A member who has changed networks meanwhile requests a new code.
 */
const OTHER_REQUESTERS: RateRule = { name: 'code.strangers', points: 2, seconds: 300 };
/** One message per minute and number. */
const RESEND: RateRule = { name: 'otp.resend', points: 1, seconds: 60 };
const REFERRERS: RateRule = { name: 'referrer', points: 300, seconds: 600 };
const CAPTCHAS: RateRule = { name: 'captcha', points: 300, seconds: 600 };

/** A guest's call. */
export interface GuestAttempt {
  ip: string;
  prefix: string;
  /** The phone or account number. */
  number: string;
  proof: ProofAnswer | undefined;
  /** Whether it answers a code that was sent to the number. */
  isByCode?: boolean;
}

/** Limits the calls of guests. Every attempt counts, also a refused one, unless the provider was unavailable. */
@Injectable()
export class RegistrationLimits {
  constructor(
    private readonly steps: LimitSteps,
    private readonly requesters: CodeRequesters,
  ) {}

  /** Runs `work` within the limits. @throws TooManyRequests, ProofNeeded, and what `work` throws */
  async run<T>(what: keyof typeof ATTEMPTS, attempt: GuestAttempt, work: () => Promise<T>): Promise<T> {
    const done = await counted(await this.chain(what, attempt), work);
    if (what === 'otp') await this.requesters.note(attempt.number, attempt.ip);
    return done;
  }

  private async chain(what: keyof typeof ATTEMPTS, attempt: GuestAttempt): Promise<LimitStep[]> {
    const { address, numberFromNetwork, number, agent } = ATTEMPTS[what];
    const { ip, prefix, proof, isByCode = false } = attempt;
    const purpose = `${what}:${prefix}:${attempt.number}`;
    const network = `${attempt.number}\n${callerNetwork(ip)}`;
    const { code, isRequester } = await this.requesters.standing(attempt.number, ip);
    return [
      this.steps.distinct(address, callerAddress(ip), attempt.number),
      ...(what === 'otp' ? [this.steps.points(RESEND, attempt.number)] : []),
      this.steps.points(numberFromNetwork, network),
      ...(isByCode && !isRequester ? [this.steps.points(OTHER_REQUESTERS, code)] : []),
      this.steps.proofBeyond(number, isRequester ? network : attempt.number, proof, { purpose, isGrowing: true }),
      this.steps.proofBeyond(agent, prefix, proof, { purpose }),
    ];
  }

  /** Runs `work` within the limit for captchas. @throws TooManyRequests, and what `work` throws */
  runCaptcha<T>(ip: string, work: () => Promise<T>): Promise<T> {
    return counted([this.steps.points(CAPTCHAS, callerAddress(ip))], work);
  }

  /** Runs `work` within the limit for looking up referral codes. @throws TooManyRequests, and what `work` throws */
  runReferrer<T>(ip: string, work: () => Promise<T>): Promise<T> {
    return counted([this.steps.points(REFERRERS, callerAddress(ip))], work);
  }
}

async function counted<T>(chain: readonly LimitStep[], work: () => Promise<T>): Promise<T> {
  const reservation = await acquireAll(chain);
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnavailable) await reservation.settle('unjudged');
    throw error;
  }
}
