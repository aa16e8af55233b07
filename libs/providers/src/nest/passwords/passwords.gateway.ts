import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { passwordsContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';

/** The current password and its replacement. */
export interface PasswordChange {
  current: string;
  wanted: string;
}

/**
 * A member's password at the two systems that keep one. Methods throw `ProviderRefused`, `ProviderSessionExpired`,
 * `ProviderUnavailable`, and `NotAuthenticated` without a live session.
 */
@Injectable()
export class PasswordsGateway {
  constructor(private readonly client: ProviderClient) {}

  /** Changes the password at the member system. */
  async change(member: MemberRef & { memberId: string }, { current, wanted }: PasswordChange): Promise<void> {
    const body = { _id: member.memberId, currentPwd: current, newPwd: wanted, confirmNewPwd: wanted };
    await this.client.callAsMember(calls.changeMemberPassword, { body }, member);
  }

  /** Changes the password at the game platform, with a token of its login. */
  async changeAtPlatform(
    prefix: string,
    gamePlatformToken: string,
    { current, wanted }: PasswordChange,
  ): Promise<void> {
    const body = { currentPassword: current, password: wanted };
    await this.client.callByToken(calls.changePlatformPassword, { body }, gamePlatformToken, prefix);
  }

  /** Succeeds when the provider accepts the request; the reply does not reveal whether a member has the number. */
  async forgot(prefix: string, tel: string, otp: string): Promise<void> {
    await this.client.call(calls.forgotPassword, { body: { prefix, tel, otp } }, prefix);
  }
}
