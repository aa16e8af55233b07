import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import { identityContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import { toPlatformMember } from './identity.mapper';
import type { MemberIdentity, PlatformMember } from './identity.records';

/**
 * Logins and profiles at the three systems. Methods throw `ProviderRefused` with the provider's code and message,
 * `ProviderSessionExpired` on 1005 and 1003 for a token, and `ProviderUnavailable` without a usable reply.
 */
@Injectable()
export class IdentityGateway {
  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock,
  ) {}

  /** Returns a one-use value for the next `authenticate`. @param agent whose share of concurrent calls each login step uses */
  async clientSignature(agent?: string): Promise<string> {
    const { result } = await this.client.call(calls.clientSignature, {}, agent);
    return result.uuid;
  }

  /** @returns the member system's token */
  async authenticate(
    credentials: { username: string; password: string; clientSignature: string; captcha?: string },
    agent?: string,
  ): Promise<string> {
    const { data } = await this.client.call(calls.authen, { body: { captcha: '', ...credentials } }, agent);
    return data.token;
  }

  /** Returns the owner of a token from `authenticate`, before a session exists. */
  async identify(memberSystemToken: string, agent?: string): Promise<MemberIdentity> {
    const { data } = await this.client.callByToken(calls.memberProfile, {}, memberSystemToken, agent);
    const platformKey = data.autoLink === undefined ? null : new URL(data.autoLink).searchParams.get('token');
    return { memberId: data._id, username: data.username, platformKey: platformKey || null };
  }

  /** @returns the game platform's token */
  async enterPlatform(credentials: { username: string; password: string; prefix: string }): Promise<string> {
    const { result } = await this.client.call(calls.platformLogin, { body: credentials }, credentials.prefix);
    return result.token;
  }

  /** Logs in at the game platform with the member system's key instead of a password. */
  async enterPlatformByKey(prefix: string, userKey: string): Promise<{ token: string; member: PlatformMember }> {
    const { result } = await this.client.call(calls.platformAutoLogin, { body: { prefix, userKey } }, prefix);
    return { token: result.token, member: toPlatformMember(result.profile, this.clock.now()) };
  }

  /** Returns the member's current profile at the game platform. @throws NotAuthenticated without a live session */
  async profile(member: MemberRef): Promise<PlatformMember> {
    const { result } = await this.client.callAsMember(calls.platformProfile, {}, member);
    return toPlatformMember(result, this.clock.now());
  }

  /** Returns the owner of a token from `enterPlatform`, before a session exists. */
  async profileByToken(gamePlatformToken: string, agent?: string): Promise<PlatformMember> {
    const { result } = await this.client.callByToken(calls.platformProfile, {}, gamePlatformToken, agent);
    return toPlatformMember(result, this.clock.now());
  }

  /** @returns the external API's token */
  async enterExternal(credentials: { username: string; password: string }): Promise<string> {
    const { result } = await this.client.call(calls.externalLogin, { body: credentials });
    return result.access_token;
  }
}
