import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '@housebrand/shared/nest';
import { InvalidUsernameOrPassword, LoginRefused, PasswordRefused } from '../../core';
import { SessionGuesses } from '../session/session-guesses';
import { ProviderVault } from '../session/provider-vault';
import { SessionService } from '../session/session.service';
import { ProviderLogin } from '../provider/provider-login';

/** Confirms the password during a session. */
@Injectable()
export class StepUpService {
  constructor(
    private readonly provider: ProviderLogin,
    private readonly sessions: SessionService,
    private readonly vault: ProviderVault,
    private readonly guesses: SessionGuesses,
  ) {}

  /** Verifies the password at the provider. @throws PasswordRefused, TooManyRequests, ProviderUnavailable */
  async confirm(own: MemberPrincipal, password: string): Promise<void> {
    await this.guesses.run(own, 'password', () =>
      this.enter(own, password).catch((error: unknown) => {
        const isRefusal = error instanceof LoginRefused || error instanceof InvalidUsernameOrPassword;
        throw isRefusal ? new PasswordRefused(error) : error;
      }),
    );
    await this.sessions.confirm(own);
  }

  /** A login may end the previous one at the provider, so the session continues with the new tokens. */
  private async enter(own: MemberPrincipal, password: string): Promise<void> {
    const credentials = { prefix: own.prefix, username: own.username, password };
    const { token: memberSystemToken, identity } = await this.provider.enterMemberSystem(credentials);
    if (identity.username !== own.username) throw new InvalidUsernameOrPassword();
    const { token: gamePlatformToken } = await this.provider.enterPlatform(credentials, identity);
    await this.vault.changeProviderTokens(own, { memberSystemToken, gamePlatformToken });
  }
}
