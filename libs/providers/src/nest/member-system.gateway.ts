import { Inject, Injectable } from '@nestjs/common';
import { memberSystemContracts } from '../core';
import { satangFromBaht } from '@housebrand/shared';
import { MEMBER_SYSTEM_CLIENT, ProviderClient } from './provider-client';
import type { GameLaunch, MemberIdentity, ProviderBalance } from './provider-records';
import { ProviderTokens } from './provider-tokens';

const calls = memberSystemContracts;

/**
 * The member system (`/c/m/*`). Every method throws `ProviderRefused` with the provider's code and words,
 * `ProviderSessionExpired` on 1005 and 1003, `ProviderUnavailable` when there is no usable answer.
 */
@Injectable()
export class MemberSystemGateway {
  constructor(
    @Inject(MEMBER_SYSTEM_CLIENT) private readonly client: ProviderClient,
    private readonly tokens: ProviderTokens,
  ) {}

  /** A one-use value for the next `authenticate`. */
  async clientSignature(): Promise<string> {
    const { result } = await this.client.call(calls.clientSignature, {});
    return result.uuid;
  }

  /** @returns the member system's token */
  async authenticate(credentials: {
    username: string;
    password: string;
    clientSignature: string;
    captcha?: string;
  }): Promise<string> {
    const { data } = await this.client.call(calls.authen, { body: { captcha: '', ...credentials } });
    return data.token;
  }

  /** Who a token belongs to; asked right after `authenticate`, before there is a session. */
  async identify(memberSystemToken: string): Promise<MemberIdentity> {
    const { data } = await this.client.call(calls.getProfile, {}, memberSystemToken);
    const platformKey = data.autoLink === undefined ? null : new URL(data.autoLink).searchParams.get('token');
    return { memberId: data._id, username: data.username, platformKey: platformKey || null };
  }

  /** Opens a game for the member of this session. @returns where it is played */
  async launchGame(launch: GameLaunch): Promise<string> {
    const body = {
      playerUsername: launch.username,
      gameID: launch.gameId,
      redirectUrl: launch.redirectUrl,
      language: 'TH' as const,
      provider: launch.provider,
      gameType: launch.gameType,
    };
    const { result } = await this.client.call(calls.startGame, { body }, await this.tokens.memberSystem());
    return result.uri;
  }

  /** Opens a lottery for the member of this session. @returns where it is played */
  async launchLotto(type: string): Promise<string> {
    const { result } = await this.client.call(calls.startLotto, { body: { type } }, await this.tokens.memberSystem());
    return result.uri;
  }

  /** A member's balance, asked for by this installation. */
  async balance(prefix: string, username: string): Promise<ProviderBalance> {
    const request = { params: { prefix }, body: { username } };
    const { data } = await this.client.callAsInstallation(calls.getProfileAndCredit, request, prefix);
    return {
      username: data.username,
      balanceSatang: satangFromBaht(data.balance),
      points: data.point,
      asOf: new Date(data.asOf),
    };
  }
}
