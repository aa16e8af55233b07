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
/** Wrong secrets without delay; each further one is followed by a pause of 1, 2, 4 … minutes. */
const RULES: Record<'password' | 'factor', RateRule> = {
  password: { name: 'session.password', points: 5, seconds: DAY_SECONDS },
  factor: { name: 'session.factor', points: 5, seconds: DAY_SECONDS },
};
/** Wrong secrets within a day that end the session. */
const MAX_WRONG_PER_DAY = 20;

const WRONG = [
  CurrentPasswordWrong,
  InvalidUsernameOrPassword,
  LoginRefused,
  PasskeyRefused,
  PasswordRefused,
  SecondFactorRefused,
];

/**
 * Limits guesses at secrets from an open session. Each session has its own count, so that the thief of one session slows down no other.
 * Passwords and factors are counted separately: a correct password does not reset wrong codes.
 */
@Injectable()
export class SessionGuesses {
  constructor(
    private readonly steps: LimitSteps,
    private readonly limits: RateLimits,
    private readonly sessions: SessionService,
  ) {}

  /** Runs `work`, counting only wrong secrets. @throws TooManyRequests, and what `work` throws */
  async run<T>(own: MemberPrincipal, secret: keyof typeof RULES, work: () => Promise<T>): Promise<T> {
    const [rule, key] = [RULES[secret], own.sessionId];
    const reservation = await acquireAll([this.steps.slowDown(rule, key)]);
    try {
      const done = await work();
      await reservation.settle('right');
      return done;
    } catch (error) {
      const isWrong = WRONG.some((kind) => error instanceof kind);
      await reservation.settle(isWrong ? 'wrong' : 'unjudged');
      if (isWrong && (await this.limits.used(rule, key)).points >= MAX_WRONG_PER_DAY) await this.sessions.revoke(own);
      throw error;
    }
  }
}
