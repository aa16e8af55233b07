import { identityContracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Address } from '../../http/address';
import { AccessTokens } from '../../sessions/access-tokens';
import { Logins } from '../../sessions/logins';
import { handler, memberOf, type WireHandler } from '../handler';
import { profileOf } from '../member-view';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles the logins of the three systems, and profiles. */
@Injectable()
export class IdentityHandlers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly logins: Logins,
    private readonly address: Address,
  ) {}

  all(): WireHandler[] {
    return [...this.memberSystem(), ...this.gamePlatform(), this.external()];
  }

  private memberSystem(): WireHandler[] {
    return [
      handler(calls.clientSignature, async () => ({ result: { uuid: await this.tokens.newSignature() } })),
      handler(calls.authen, async ({ body }) => {
        if (!(await this.tokens.spendSignature(body.clientSignature)))
          throw new Refusal(CODES.wrongSignature, MESSAGES.wrongSignature);
        const member = await this.logins.member(body.username, body.password, 'memberSystem');
        if (!member) throw new Refusal(CODES.wrongPassword, MESSAGES.wrongPassword);
        return { data: { token: await this.tokens.issue(member.id, 'memberSystem') } };
      }),
      handler(calls.memberProfile, async (_request, caller) => {
        const member = memberOf(caller);
        const userKey = await this.tokens.issue(member.id, 'autoLink');
        const autoLink = `${this.address.origin}/auto?token=${userKey}`;
        return { data: { _id: member.id, username: member.username, autoLink } };
      }),
    ];
  }

  private gamePlatform(): WireHandler[] {
    return [
      handler(calls.platformLogin, async ({ body }) => {
        const member = await this.logins.member(body.username, body.password, 'gamePlatform');
        if (!member || member.prefix !== body.prefix.toUpperCase())
          throw new Refusal(CODES.wrongPassword, MESSAGES.wrongPassword);
        return { result: { token: await this.tokens.issue(member.id, 'gamePlatform') } };
      }),
      handler(calls.platformAutoLogin, async ({ body }) => {
        const member = await this.tokens.member(body.userKey, 'autoLink');
        if (typeof member === 'string' || member.prefix !== body.prefix.toUpperCase()) {
          throw new Refusal(CODES.wrongPassword, MESSAGES.sessionInvalid);
        }
        const token = await this.tokens.issue(member.id, 'gamePlatform');
        return { result: { token, profile: profileOf(member, this.address.origin) } };
      }),
      handler(calls.platformProfile, (_request, caller) => ({
        result: profileOf(memberOf(caller), this.address.origin),
      })),
    ];
  }

  private external(): WireHandler {
    return handler(calls.externalLogin, async ({ body }) => {
      const member = await this.logins.member(body.username, body.password, 'memberSystem');
      if (!member) throw new Refusal(CODES.wrongPassword, MESSAGES.wrongPassword);
      return { result: { access_token: await this.tokens.issue(member.id, 'external') } };
    });
  }
}
