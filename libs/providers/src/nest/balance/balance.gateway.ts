import { Injectable } from '@nestjs/common';
import { NotAuthenticated, satangFromBaht, type MemberRef, type Satang } from '@housebrand/shared';
import { Clock, ProviderUnavailable } from '@housebrand/shared/nest';
import { LRUCache } from 'lru-cache';
import {
  balanceContracts as calls,
  NotOffered,
  platformProfile,
  PROVIDER_CODES,
  ProviderRefused,
  ProviderSessionExpired,
} from '../../core';
import { ProviderClient } from '../provider-client';
import type { ProviderBalance } from './balance.records';

const MAX_RECENT = 10_000;
const RECENT_MS = 30_000;

/** Refusals that say nothing about the member; an expired session is that of the named member, not the caller. */
const UNRELATED_REFUSALS = [ProviderRefused, ProviderSessionExpired, NotAuthenticated];

/**
 * Members' balances at the provider. Methods throw `ProviderRefused` with the provider's code and message, and
 * `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class BalanceGateway {
  /** Credit by agent and username. */
  private readonly recent = new LRUCache<string, Satang>({ max: MAX_RECENT, ttl: RECENT_MS });
  private readonly pending = new Map<string, Promise<ProviderBalance>>();

  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a member's balance, using the installation's secret: the member needs no session. If the provider reports balances to
   * members only, reads the member's own profile instead. @throws NotAuthenticated in that case, without a live session
   */
  async current(member: MemberRef): Promise<ProviderBalance> {
    const balance = await this.read(member);
    this.recent.set(keyOf(member), balance.balanceSatang);
    return balance;
  }

  /**
   * Returns a member's credit for a debit, which checks it again: what the provider reported in the last half minute, less what was spent
   * since, if that reaches the amount. Otherwise reads it; concurrent calls share one reading.
   */
  async creditFor(member: MemberRef, amount: Satang): Promise<Satang> {
    const recent = this.recent.get(keyOf(member));
    return recent !== undefined && recent >= amount ? recent : (await this.currentOnce(member)).balanceSatang;
  }

  /** Subtracts what the member is about to spend from the credit that was reported. */
  spend(member: MemberRef, amount: Satang): void {
    const credit = this.recent.get(keyOf(member));
    if (credit !== undefined) this.recent.set(keyOf(member), credit - amount, { noUpdateTTL: true });
  }

  /**
   * Like {@link current}, for a name that may belong to no member: `null` if the provider answers with its code for that. Any
   * other refusal says nothing about the member. Concurrent calls share one reading. @throws ProviderUnavailable for those
   */
  async find(member: MemberRef): Promise<ProviderBalance | null> {
    try {
      return await this.currentOnce(member);
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === PROVIDER_CODES.memberMismatch) return null;
      const isRefusal = UNRELATED_REFUSALS.some((kind) => error instanceof kind);
      throw isRefusal ? new ProviderUnavailable(calls.profileAndCredit.system, 'malformed', error) : error;
    }
  }

  private currentOnce(member: MemberRef): Promise<ProviderBalance> {
    const key = keyOf(member);
    const reading = this.pending.get(key) ?? this.current(member).finally(() => this.pending.delete(key));
    this.pending.set(key, reading);
    return reading;
  }

  private async read(member: MemberRef): Promise<ProviderBalance> {
    try {
      return await this.installationBalance(member);
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      return this.profileBalance(member);
    }
  }

  private async installationBalance({ prefix, username }: MemberRef): Promise<ProviderBalance> {
    const request = { params: { prefix }, body: { username } };
    const { data } = await this.client.callAsInstallation(calls.profileAndCredit, request, prefix);
    return {
      username: data.username,
      balanceSatang: satangFromBaht(data.balance),
      points: data.point,
      asOf: new Date(data.asOf),
      name: data.name || null,
    };
  }

  private async profileBalance(member: MemberRef): Promise<ProviderBalance> {
    const { result } = await this.client.callAsMember(platformProfile, {}, member);
    const { username, credit, point: points, name } = result;
    return { username, balanceSatang: satangFromBaht(credit), points, asOf: this.clock.now(), name: name || null };
  }
}

function keyOf({ prefix, username }: MemberRef): string {
  return `${prefix} ${username}`;
}
