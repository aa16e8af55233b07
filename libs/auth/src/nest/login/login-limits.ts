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

/** How often logins may fail. */
export interface LoginRules {
  /** Different accounts that fail from one address. */
  address: RateRule;
  /** Failures of a device that its member has logged in from. */
  device: RateRule;
  /** The same over a day; beyond them each is followed by a pause. */
  deviceInADay: RateRule;
  /** Failures of an account from one neighbourhood of addresses. */
  accountFromNetwork: RateRule;
  /**
   * Failures of an account from everywhere but networks that its member has logged in from, and from each of those; beyond them a
   * login brings a proof of work that grows.
   */
  account: RateRule;
  /** Failures at one agent: a password tried on many accounts from many addresses; beyond them a login brings a proof of work. */
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
/** Other rules than `LOGIN_RULES`. */
export const LOGIN_RULES_GIVEN = Symbol('LoginRules');

/** Who tries to log in. */
export interface LoginAttempt extends MemberRef {
  ip: string;
  /** Of a device that is known. */
  deviceId: string | null;
  proof: ProofAnswer | undefined;
}

/** How often a login may fail. A known device and a known network answer for themselves: strangers cannot shut a member out. */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly steps: LimitSteps,
    private readonly networks: KnownNetworks,
    @Optional() @Inject(LOGIN_RULES_GIVEN) private readonly rules: LoginRules = LOGIN_RULES,
  ) {}

  /** @throws TooManyRequests, ProofNeeded */
  async take(attempt: LoginAttempt): Promise<Held> {
    const { deviceId, ip } = attempt;
    const held = await acquireAll(deviceId === null ? await this.ofStranger(attempt) : this.ofDevice(deviceId));
    return {
      settle: async (verdict) => {
        await held.settle(verdict);
        if (verdict === 'right') await this.networks.note(attempt, ip);
      },
    };
  }

  private ofDevice(id: string): LimitStep[] {
    const { device, deviceInADay } = this.rules;
    return [this.steps.points(device, id), this.steps.slowDown(deviceInADay, id)];
  }

  private async ofStranger({ ip, proof, ...member }: LoginAttempt): Promise<LimitStep[]> {
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

/** What the proof of work of a login is solved for: one account, at whichever limit asks. */
export function loginPurpose(member: MemberRef): string {
  return `login:${nameOf(member)}`;
}

/** What a failure means to the limits: only the provider can call credentials wrong. */
export function verdictOf(failure: unknown): Verdict {
  if (failure instanceof CredentialsRefused) return 'wrong';
  return failure instanceof InvalidUsernameOrPassword ? 'refused' : 'unjudged';
}
