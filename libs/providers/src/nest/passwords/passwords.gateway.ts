import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { passwordsContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';

/** What a change of password says. */
export interface PasswordChange {
  current: string;
  wanted: string;
}

/**
 * A member's password at the two systems that keep one. Every method throws `ProviderRefused`, `ProviderSessionExpired`,
 * `ProviderUnavailable`, and `NotAuthenticated` for a member without a live session.
 */
@Injectable()
export class PasswordsGateway {
  constructor(private readonly client: ProviderClient) {}

  /** At the member system. */
  async change(member: MemberRef & { memberId: string }, { current, wanted }: PasswordChange): Promise<void> {
    const body = { _id: member.memberId, currentPwd: current, newPwd: wanted, confirmNewPwd: wanted };
    await this.client.callAsMember(calls.changeMemberPassword, { body }, member);
  }

  /** At the game platform, as whoever a token of its login belongs to. */
  async changeAtPlatform(
    prefix: string,
    gamePlatformToken: string,
    { current, wanted }: PasswordChange,
  ): Promise<void> {
    const body = { currentPassword: current, password: wanted };
    await this.client.callByToken(calls.changePlatformPassword, { body }, gamePlatformToken, prefix);
  }

  /** Succeeds when the provider has accepted it: whose number it is, if anybody's, is not said. */
  async forgot(prefix: string, tel: string, otp: string): Promise<void> {
    await this.client.call(calls.forgotPassword, { body: { prefix, tel, otp } }, prefix);
  }
}
