import { Injectable } from '@nestjs/common';
import { LimitSteps, RateLimits, acquireAll, type MemberPrincipal, type RateRule } from '@housebrand/shared/nest';
import {
  CurrentPasswordWrong,
  InvalidUsernameOrPassword,
  LoginRefused,
  PasskeyRefused,
  PasswordRefused,
  SecondFactorRefused,
} from '../../core';
import { SessionService } from './session.service';

const DAY_SECONDS = 86_400;
/** So many wrong ones cost no time; afterwards each is followed by a pause of 1, 2, 4 … minutes. */
const RULES: Record<'password' | 'factor', RateRule> = {
  password: { name: 'session.password', points: 5, seconds: DAY_SECONDS },
  factor: { name: 'session.factor', points: 5, seconds: DAY_SECONDS },
};
/** Wrong ones within a day that end the session. */
const LAST = 20;

const WRONG = [
  CurrentPasswordWrong,
  InvalidUsernameOrPassword,
  LoginRefused,
  PasskeyRefused,
  PasswordRefused,
  SecondFactorRefused,
];

/**
 * Secrets that are guessed from an open session. Each session has its own count, so that a thief of one slows down nobody else,
 * and a right password does not forgive wrong codes.
 */
@Injectable()
export class SessionGuesses {
  constructor(
    private readonly steps: LimitSteps,
    private readonly limits: RateLimits,
    private readonly sessions: SessionService,
  ) {}

  /** @throws TooManyRequests, and what the work throws; of that only a wrong secret counts */
  async run<T>(own: MemberPrincipal, secret: keyof typeof RULES, work: () => Promise<T>): Promise<T> {
    const [rule, key] = [RULES[secret], own.sessionId];
    const held = await acquireAll([this.steps.slowDown(rule, key)]);
    try {
      const done = await work();
      await held.settle('right');
      return done;
    } catch (error) {
      const isWrong = WRONG.some((kind) => error instanceof kind);
      await held.settle(isWrong ? 'wrong' : 'unjudged');
      if (isWrong && (await this.limits.used(rule, key)).points >= LAST) await this.sessions.revoke(own);
      throw error;
    }
  }
}
