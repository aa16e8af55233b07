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

/** Refusals of a lookup; the session that is over is the named member's, not the caller's. */
const SAYS_NOTHING = [ProviderRefused, ProviderSessionExpired, NotAuthenticated];

/**
 * What members hold at the provider. Every method throws `ProviderRefused` with the provider's code and words,
 * `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class BalanceGateway {
  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock,
  ) {}

  /**
   * A member's balance, asked for by this installation: the member needs no session. Where a provider tells it to members alone,
   * it is that of the member's own profile. @throws NotAuthenticated there, when the member has no live session
   */
  async current(member: MemberRef): Promise<ProviderBalance> {
    try {
      return await this.reported(member);
    } catch (error) {
      if (!(error instanceof NotOffered)) throw error;
      return this.ofProfile(member);
    }
  }

  /**
   * As {@link current}, for a name that may belong to no member: `null` when the provider answers with its own code for that.
   * Every other refusal says nothing about the member. @throws ProviderUnavailable for those
   */
  async find(member: MemberRef): Promise<ProviderBalance | null> {
    try {
      return await this.current(member);
    } catch (error) {
      if (error instanceof ProviderRefused && error.code === PROVIDER_CODES.notTheirMember) return null;
      const isRefusal = SAYS_NOTHING.some((kind) => error instanceof kind);
      throw isRefusal ? new ProviderUnavailable(calls.profileAndCredit.system, 'malformed', error) : error;
    }
  }

  private async reported({ prefix, username }: MemberRef): Promise<ProviderBalance> {
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

  private async ofProfile(member: MemberRef): Promise<ProviderBalance> {
    const { result } = await this.client.callAsMember(platformProfile, {}, member);
    const { username, credit, point: points, name } = result;
    return { username, balanceSatang: satangFromBaht(credit), points, asOf: this.clock.now(), name: name || null };
  }
}
