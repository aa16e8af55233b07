import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { callerNetwork, RateLimits, type RateRule } from '@housebrand/shared/nest';

const KNOWN: RateRule = { name: 'login.known', points: 1, seconds: 30 * 86_400 };

/**
 * Networks that a member has logged in from. Each has its own attempt counter, so that strangers elsewhere cannot exhaust it.
 */
@Injectable()
export class KnownNetworks {
  constructor(private readonly limits: RateLimits) {}

  /** Records that the member has logged in from this network. */
  async note(member: MemberRef, ip: string): Promise<void> {
    await this.limits.add(KNOWN, networkOf(member, ip));
  }

  /** Returns the key that counts an attempt: a known network's own key, or the key shared by all unknown networks. */
  async counterOf(member: MemberRef, ip: string): Promise<string> {
    const network = networkOf(member, ip);
    return (await this.limits.used(KNOWN, network)).points > 0 ? network : nameOf(member);
  }
}

/** Returns the key that counts the attempts at a member's account. */
export function nameOf({ prefix, username }: MemberRef): string {
  return `${prefix}.${username}`;
}

/** Returns the key that counts the attempts at a member's account from one network. */
export function networkOf(member: MemberRef, ip: string): string {
  return `${nameOf(member)}\n${callerNetwork(ip)}`;
}
