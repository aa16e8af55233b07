import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import { identityContracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';
import { toPlatformMember } from './identity.mapper';
import type { MemberIdentity, PlatformMember } from './identity.records';

/**
 * Who a member is, at each of the three systems. Every method throws `ProviderRefused` with the provider's code and words,
 * `ProviderSessionExpired` on 1005 and 1003 for a token, `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class IdentityGateway {
  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock,
  ) {}

  /** A one-use value for the next `authenticate`. @param agent at whose expense: of each step of a login */
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

  /** Who a token of `authenticate` belongs to; asked before there is a session. */
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

  /** The game platform without a password, by the key that the member system gave. */
  async enterPlatformByKey(prefix: string, userKey: string): Promise<{ token: string; member: PlatformMember }> {
    const { result } = await this.client.call(calls.platformAutoLogin, { body: { prefix, userKey } }, prefix);
    return { token: result.token, member: toPlatformMember(result.profile, this.clock.now()) };
  }

  /** The member as the game platform knows them now. @throws NotAuthenticated when there is no live session of theirs */
  async profile(member: MemberRef): Promise<PlatformMember> {
    const { result } = await this.client.callAsMember(calls.platformProfile, {}, member);
    return toPlatformMember(result, this.clock.now());
  }

  /** Whoever a token of `enterPlatform` belongs to; asked before there is a session. */
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
