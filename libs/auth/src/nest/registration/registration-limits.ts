import { Injectable } from '@nestjs/common';
import type { ProofAnswer } from '@housebrand/shared';
import {
  callerAddress,
  LimitSteps,
  ProviderUnavailable,
  takeInOrder,
  type LimitStep,
  type RateRule,
} from '@housebrand/shared/nest';

/** How often something may be asked for, from the narrowest to the widest. */
interface Rules {
  /** Different numbers from one address: an address of a mobile network holds thousands of members. */
  address: RateRule;
  /** One number: of a phone, of a bank account. */
  number: RateRule;
  /** One agent; beyond it nobody is refused, but everybody brings a proof of work. */
  agent: RateRule;
}

const rules = (name: string, number: Pick<RateRule, 'points' | 'seconds'>): Rules => ({
  address: { name: `${name}.address`, points: 100, seconds: 600 },
  number: { name: `${name}.number`, ...number },
  agent: { name: `${name}.agent`, points: 1_000, seconds: 600 },
});

const ATTEMPTS = {
  otp: rules('otp', { points: 6, seconds: 3_600 }),
  check: rules('check-register', { points: 20, seconds: 600 }),
  register: rules('register', { points: 10, seconds: 600 }),
  forget: rules('forget-password', { points: 10, seconds: 3_600 }),
} as const;

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
}

/** How often guests may ask. Every attempt counts, whatever becomes of it, but one that reached no provider. */
@Injectable()
export class RegistrationLimits {
  constructor(private readonly steps: LimitSteps) {}

  /** @throws TooManyRequests, ProofNeeded, and whatever the work throws */
  run<T>(what: keyof typeof ATTEMPTS, attempt: GuestAttempt, work: () => Promise<T>): Promise<T> {
    const { address, number, agent } = ATTEMPTS[what];
    const chain = [
      this.steps.distinct(address, callerAddress(attempt.ip), attempt.number),
      this.steps.points(number, attempt.number),
      this.steps.proofBeyond(agent, attempt.prefix, attempt.proof),
    ];
    if (what === 'otp') chain.splice(1, 0, this.steps.points(RESEND, attempt.number));
    return counted(chain, work);
  }

  /** @throws TooManyRequests, and whatever the work throws */
  runCaptcha<T>(ip: string, work: () => Promise<T>): Promise<T> {
    return counted([this.steps.points(CAPTCHAS, callerAddress(ip))], work);
  }
}

async function counted<T>(chain: readonly LimitStep[], work: () => Promise<T>): Promise<T> {
  const held = await takeInOrder(chain);
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnavailable) await held.settle('unjudged');
    throw error;
  }
}
