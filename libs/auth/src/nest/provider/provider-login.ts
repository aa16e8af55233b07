import { normalizeUsername, type MemberRef } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { IdentityGateway, ProviderRefused, type MemberIdentity, type PlatformMember } from '@housebrand/providers/nest';
import { CredentialsRefused, InvalidUsernameOrPassword, LoginRefused } from '../../core';

export interface Credentials extends MemberRef {
  password: string;
}

/** A login at the member system. */
export interface MemberSystemEntry {
  token: string;
  identity: MemberIdentity;
}

/** A login at the game platform. */
export interface PlatformEntry {
  token: string;
  member: PlatformMember;
}

/** The provider's steps of a login. A code other than 0 is passed to the caller unchanged (section 4). */
@Injectable()
export class ProviderLogin {
  constructor(private readonly identity: IdentityGateway) {}

  /** Logs in at the member system: client signature, authentication, profile. @throws CredentialsRefused, LoginRefused */
  enterMemberSystem({ prefix, username, password }: Credentials): Promise<MemberSystemEntry> {
    return asRefusal(LoginRefused, async () => {
      const clientSignature = await this.identity.clientSignature(prefix);
      const token = await asRefusal(CredentialsRefused, () =>
        this.identity.authenticate({ username, password, clientSignature }, prefix),
      );
      const { platformKey, memberId, ...identity } = await this.identity.identify(token, prefix);
      return { token, identity: { platformKey, memberId, username: normalizeUsername(identity.username) } };
    });
  }

  /** Logs in with the member system's link, else with the credentials. @throws InvalidUsernameOrPassword if another member comes back */
  async enterPlatform(
    { prefix, username, password }: Credentials,
    { platformKey }: MemberIdentity,
  ): Promise<PlatformEntry> {
    const entry = await asRefusal(LoginRefused, async () => {
      if (platformKey) return this.identity.enterPlatformByKey(prefix, platformKey);
      const token = await asRefusal(CredentialsRefused, () =>
        this.identity.enterPlatform({ username, password, prefix }),
      );
      return { token, member: await this.identity.profileByToken(token, prefix) };
    });
    const isSame = normalizeUsername(entry.member.username) === username && entry.member.prefix === prefix;
    if (!isSame) throw new InvalidUsernameOrPassword();
    return entry;
  }
}

/** Converts a provider's refusal of a step to one of the login, with its code and message. */
async function asRefusal<T>(Refusal: typeof LoginRefused, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProviderRefused) throw new Refusal(error.code, error.providerMessage, error);
    throw error;
  }
}
