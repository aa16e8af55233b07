import { Injectable } from '@nestjs/common';
import { NotAuthenticated, satangFromBaht, type MemberRef } from '@housebrand/shared';
import { Clock, ProviderUnavailable } from '@housebrand/shared/nest';
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

/** Refusals that say nothing about the member; an expired session is that of the named member, not the caller. */
const UNRELATED_REFUSALS = [ProviderRefused, ProviderSessionExpired, NotAuthenticated];

/**
 * Members' balances at the provider. Methods throw `ProviderRefused` with the provider's code and message, and
 * `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class BalanceGateway {
  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a member's balance, using the installation's secret: the member needs no session. If the provider reports balances to
   * members only, reads the member's own profile instead. @throws NotAuthenticated in that case, without a live session
   */
  async current(member: MemberRef): Promise<ProviderBalance> {
    try {
      return await this.installationBalance(member);
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      return this.profileBalance(member);
    }
  }

  /**
   * Like {@link current}, for a name that may belong to no member: `null` if the provider answers with its code for that. Any
   * other refusal says nothing about the member. @throws ProviderUnavailable for those
   */
  async find(member: MemberRef): Promise<ProviderBalance | null> {
    try {
      return await this.current(member);
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === PROVIDER_CODES.memberMismatch) return null;
      const isRefusal = UNRELATED_REFUSALS.some((kind) => error instanceof kind);
      throw isRefusal ? new ProviderUnavailable(calls.profileAndCredit.system, 'malformed', error) : error;
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
