import { Injectable } from '@nestjs/common';
import { ProviderUnavailable, RateLimits, type MemberPrincipal, type RateRule } from '@housebrand/shared/nest';
import { InvalidUsernameOrPassword, LoginRefused, PasswordRefused } from '../../core';
import { SessionService } from '../session/session.service';
import { ProviderLogin } from './provider-login';

/** Who holds somebody's open session may guess this often. */
const TRIES: RateRule = { name: 'step-up', points: 5, seconds: 600 };

/** The password typed again, in the middle of a session. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly provider: ProviderLogin,
    private readonly sessions: SessionService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws PasswordRefused, TooManyRequests, ProviderUnavailable */
  async confirm(own: MemberPrincipal, password: string): Promise<void> {
    const key = `${own.prefix}.${own.username}`;
    await this.limits.consume(TRIES, key);
    try {
      await this.enter(own, password);
    } catch (error) {
      if (error instanceof ProviderUnavailable) await this.limits.refund(TRIES, key);
      const isRefusal = error instanceof LoginRefused || error instanceof InvalidUsernameOrPassword;
      throw isRefusal ? new PasswordRefused(error) : error;
    }
    await this.limits.refund(TRIES, key);
    await this.sessions.confirm(own);
  }

  /** A login at the provider may end the one before it there, so the session goes on with the new tokens. */
  private async enter(own: MemberPrincipal, password: string): Promise<void> {
    const credentials = { prefix: own.prefix, username: own.username, password };
    const { token: memberSystemToken, identity } = await this.provider.enterMemberSystem(credentials);
    if (identity.username !== own.username) throw new InvalidUsernameOrPassword();
    const { token: gamePlatformToken } = await this.provider.enterPlatform(credentials, identity);
    await this.sessions.changeProviderTokens(own, { memberSystemToken, gamePlatformToken });
  }
}
