import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { callerNetwork, RateLimits, type RateRule } from '@housebrand/shared/nest';

const KNOWN: RateRule = { name: 'login.known', points: 1, seconds: 30 * 86_400 };

/**
 * Neighbourhoods of addresses that a member has logged in from: what is tried from one is counted there alone, so that strangers
 * elsewhere use nothing of it up.
 */
@Injectable()
export class KnownNetworks {
  constructor(private readonly limits: RateLimits) {}

  /** The member has logged in from there. */
  async note(member: MemberRef, ip: string): Promise<void> {
    await this.limits.add(KNOWN, networkOf(member, ip));
  }

  /** What an attempt is counted under: a known network's own key, or the one that all strangers share. */
  async counterOf(member: MemberRef, ip: string): Promise<string> {
    const network = networkOf(member, ip);
    return (await this.limits.used(KNOWN, network)).points > 0 ? network : nameOf(member);
  }
}

/** Under which the attempts at a member's account are counted. */
export function nameOf({ prefix, username }: MemberRef): string {
  return `${prefix}.${username}`;
}

/** The same, of one neighbourhood of addresses. */
export function networkOf(member: MemberRef, ip: string): string {
  return `${nameOf(member)}\n${callerNetwork(ip)}`;
}
