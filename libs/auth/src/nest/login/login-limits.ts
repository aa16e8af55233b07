import { Inject, Injectable, Optional } from '@nestjs/common';
import type { MemberRef, ProofAnswer } from '@housebrand/shared';
import {
  callerAddress,
  LimitSteps,
  acquireAll,
  type Held,
  type LimitStep,
  type RateRule,
  type Verdict,
} from '@housebrand/shared/nest';
import { CredentialsRefused, InvalidUsernameOrPassword } from '../../core';
import { KnownNetworks, nameOf, networkOf } from '../devices/known-networks';
import { loginPurpose } from '../devices/login-purpose';

/** Limits on failed logins. */
export interface LoginRules {
  /** Different accounts that fail from one IP address. */
  address: RateRule;
  /** Failures of a known device. */
  device: RateRule;
  /** Failures of a known device per day; each further one is followed by a pause. */
  deviceInADay: RateRule;
  /** Failures of an account from one network. */
  accountFromNetwork: RateRule;
  /**
   * Failures of an account from each of the member's known networks, and from all other networks together; beyond it, a login needs a
   * growing proof of work.
   */
  account: RateRule;
  /** Failures at one agent, against password spraying from many addresses; beyond it, a login needs a proof of work. */
  agent: RateRule;
}

export const LOGIN_RULES: LoginRules = {
  address: { name: 'login.address', points: 100, seconds: 600 },
  device: { name: 'login.device', points: 10, seconds: 600 },
  deviceInADay: { name: 'login.device.day', points: 30, seconds: 86_400 },
  accountFromNetwork: { name: 'login.network', points: 10, seconds: 600 },
  account: { name: 'login.account', points: 30, seconds: 86_400 },
  agent: { name: 'login.agent', points: 3_000, seconds: 600 },
};
/** Injection token that overrides `LOGIN_RULES`. */
export const LOGIN_RULES_GIVEN = Symbol('LoginRules');

/** A login attempt. */
export interface LoginAttempt extends MemberRef {
  ip: string;
  /** `null` for an unknown device. */
  deviceId: string | null;
  proof: ProofAnswer | undefined;
}

/** Limits failed logins. Known devices and known networks have their own counts, so that strangers cannot lock a member out. */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly steps: LimitSteps,
    private readonly networks: KnownNetworks,
    @Optional() @Inject(LOGIN_RULES_GIVEN) private readonly rules: LoginRules = LOGIN_RULES,
  ) {}

  /** Reserves an attempt; the caller settles it with the login's verdict. @throws TooManyRequests, ProofNeeded */
  async take(attempt: LoginAttempt): Promise<Held> {
    const { deviceId, ip } = attempt;
    const reservation = await acquireAll(
      deviceId === null ? await this.stepsOfUnknownDevice(attempt) : this.stepsOfDevice(deviceId),
    );
    return {
      settle: async (verdict) => {
        await reservation.settle(verdict);
        if (verdict === 'right') await this.networks.note(attempt, ip);
      },
    };
  }

  private stepsOfDevice(id: string): LimitStep[] {
    const { device, deviceInADay } = this.rules;
    return [this.steps.points(device, id), this.steps.slowDown(deviceInADay, id)];
  }

  private async stepsOfUnknownDevice({ ip, proof, ...member }: LoginAttempt): Promise<LimitStep[]> {
    const { address, accountFromNetwork, account, agent } = this.rules;
    const [name, purpose] = [nameOf(member), loginPurpose(member)];
    const counter = await this.networks.counterOf(member, ip);
    return [
      this.steps.distinct(address, callerAddress(ip), name),
      this.steps.points(accountFromNetwork, networkOf(member, ip)),
      this.steps.proofBeyond(account, counter, proof, { purpose, isGrowing: true }),
      this.steps.proofBeyond(agent, member.prefix, proof, { purpose }),
    ];
  }
}

/** Classifies a failure for the limits: only a refusal by the provider counts as wrong credentials. */
export function verdictOf(failure: unknown): Verdict {
  if (failure instanceof CredentialsRefused) return 'wrong';
  return failure instanceof InvalidUsernameOrPassword ? 'refused' : 'unjudged';
}
