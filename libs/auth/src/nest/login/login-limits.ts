import { Inject, Injectable, Optional } from '@nestjs/common';
import type { MemberRef, ProofAnswer } from '@housebrand/shared';
import {
  callerAddress,
  callerNetwork,
  LimitSteps,
  takeInOrder,
  type Held,
  type RateRule,
  type Verdict,
} from '@housebrand/shared/nest';
import { CredentialsRefused, InvalidUsernameOrPassword } from '../../core';

/** How often logins may fail. */
export interface LoginRules {
  /** Different accounts that fail from one address. */
  address: RateRule;
  /** Failures of a device that its member has logged in from. */
  device: RateRule;
  /** Failures of an account from one neighbourhood of addresses. */
  accountFromNetwork: RateRule;
  /** Failures of an account from everywhere; beyond them it is slow. */
  account: RateRule;
  /** Failures at one agent: a password tried on many accounts from many addresses; beyond them a login brings a proof of work. */
  agent: RateRule;
}

export const LOGIN_RULES: LoginRules = {
  address: { name: 'login.address', points: 100, seconds: 600 },
  device: { name: 'login.device', points: 10, seconds: 600 },
  accountFromNetwork: { name: 'login.network', points: 10, seconds: 600 },
  account: { name: 'login.account', points: 30, seconds: 86_400 },
  agent: { name: 'login.agent', points: 3_000, seconds: 600 },
};
/** Other rules than `LOGIN_RULES`. */
export const LOGIN_RULES_GIVEN = Symbol('LoginRules');

/** Who tries to log in. */
export interface LoginAttempt extends MemberRef {
  ip: string;
  /** Of a device that is known. */
  deviceId: string | null;
  proof: ProofAnswer | undefined;
}

/** How often a login may fail. A known device answers for itself alone: strangers cannot shut its member out. */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly steps: LimitSteps,
    @Optional() @Inject(LOGIN_RULES_GIVEN) private readonly rules: LoginRules = LOGIN_RULES,
  ) {}

  /** @throws TooManyRequests, ProofNeeded */
  take({ prefix, username, ip, deviceId, proof }: LoginAttempt): Promise<Held> {
    const { address, device, accountFromNetwork, account, agent } = this.rules;
    const name = `${prefix}.${username}`;
    if (deviceId !== null) return takeInOrder([this.steps.points(device, deviceId)]);
    return takeInOrder([
      this.steps.distinct(address, callerAddress(ip), name),
      this.steps.points(accountFromNetwork, `${name}\n${callerNetwork(ip)}`),
      this.steps.slowDown(account, name),
      this.steps.proofBeyond(agent, prefix, proof),
    ]);
  }
}

/** What a failure means to the limits: only the provider can call credentials wrong. */
export function verdictOf(failure: unknown): Verdict {
  if (failure instanceof CredentialsRefused) return 'wrong';
  return failure instanceof InvalidUsernameOrPassword ? 'refused' : 'unjudged';
}
