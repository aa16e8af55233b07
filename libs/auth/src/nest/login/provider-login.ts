import { Injectable } from '@nestjs/common';
import {
  GamePlatformGateway,
  MemberSystemGateway,
  ProviderRefused,
  type MemberIdentity,
  type PlatformMember,
} from '@housebrand/providers/nest';
import { InvalidUsernameOrPassword, LoginRefused, normalizeUsername } from '../../core';

export interface Credentials {
  prefix: string;
  /** Upper case. */
  username: string;
  password: string;
}

/** The member system knows the member. */
export interface MemberSystemEntry {
  token: string;
  identity: MemberIdentity;
}

/** The game platform knows the member. */
export interface PlatformEntry {
  token: string;
  member: PlatformMember;
}

/** The provider's steps of a login. A code other than 0 at any of them goes to the caller unchanged (section 4). */
@Injectable()
export class ProviderLogin {
  constructor(
    private readonly memberSystem: MemberSystemGateway,
    private readonly platform: GamePlatformGateway,
  ) {}

  /** Client signature, authentication, profile. */
  enterMemberSystem({ username, password }: Credentials): Promise<MemberSystemEntry> {
    return unchanged(async () => {
      const clientSignature = await this.memberSystem.clientSignature();
      const token = await this.memberSystem.authenticate({ username, password, clientSignature });
      const { platformKey, memberId, ...identity } = await this.memberSystem.identify(token);
      return { token, identity: { platformKey, memberId, username: normalizeUsername(identity.username) } };
    });
  }

  /** With the member system's link when it gave one, else with the credentials. @throws InvalidUsernameOrPassword for somebody else */
  async enterPlatform(
    { prefix, username, password }: Credentials,
    { platformKey }: MemberIdentity,
  ): Promise<PlatformEntry> {
    const entry = await unchanged(async () => {
      if (platformKey) return this.platform.loginByKey(prefix, platformKey);
      const token = await this.platform.login({ username, password, prefix });
      return { token, member: await this.platform.profile(token) };
    });
    const isSame = normalizeUsername(entry.member.username) === username && entry.member.prefix === prefix;
    if (!isSame) throw new InvalidUsernameOrPassword();
    return entry;
  }
}

async function unchanged<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProviderRefused) throw new LoginRefused(error.code, error.providerMessage, error);
    throw error;
  }
}
