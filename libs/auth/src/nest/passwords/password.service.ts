import { Injectable } from '@nestjs/common';
import { PasswordsGateway, ProviderRefused } from '@housebrand/providers/nest';
import { InvalidInput, NotAuthenticated } from '@housebrand/shared';
import { Audit, type MemberPrincipal } from '@housebrand/shared/nest';
import {
  commonPasswordProblems,
  CurrentPasswordWrong,
  InvalidUsernameOrPassword,
  passwordChangeProblems,
  type ChangePasswordRequest,
  type PasswordState,
} from '../../core';
import { ProviderLogin } from '../login/provider-login';
import { MemberSessions } from '../session/member-sessions';
import { SessionGuesses } from '../session/session-guesses';
import { SessionService, type IssuedSession } from '../session/session.service';
import { countGuesses } from './count-guesses';
import { PasswordRepairs } from './password-repairs';

/** A member's password at both systems that keep one. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly passwords: PasswordsGateway,
    private readonly repairs: PasswordRepairs,
    private readonly provider: ProviderLogin,
    private readonly sessions: SessionService,
    private readonly all: MemberSessions,
    private readonly guesses: SessionGuesses,
    private readonly audit: Audit,
  ) {}

  /**
   * Changes the password at the member system, then at the game platform. Where the second fails the session says so
   * (`PARTIAL`) and the next login repairs it. Every other session ends, and this one's tokens change.
   * @throws InvalidInput, CurrentPasswordWrong, TooManyRequests, ProviderRefused, ProviderUnavailable
   */
  async change(own: MemberPrincipal, request: ChangePasswordRequest): Promise<IssuedSession> {
    const problems = passwordChangeProblems(request);
    if (problems.length === 0) problems.push(...commonPasswordProblems(request.password, own, countGuesses));
    if (problems.length > 0) throw new InvalidInput(problems);
    const { currentPassword: current, password: wanted } = request;
    await this.changeAtMemberSystem(own, current, wanted);
    const token = await this.sessions.providerToken(own, 'gamePlatform');
    const isWhole = token !== null && (await this.repairs.hand(own, token, current, wanted));
    return this.complete(own, wanted, isWhole ? 'CURRENT' : 'PARTIAL');
  }

  /** Tries again what a change of the password left undone at the game platform. */
  async repair(own: MemberPrincipal): Promise<PasswordState> {
    const [password, token] = await Promise.all([
      this.sessions.password(own),
      this.sessions.providerToken(own, 'gamePlatform'),
    ]);
    if (password === null || token === null) throw new NotAuthenticated();
    return (await this.repairs.repair(own, token, password)) ? 'CURRENT' : 'PARTIAL';
  }

  /**
   * Takes over a password that was changed at the provider's own site: it must open both systems.
   * @throws LoginRefused, TooManyRequests, ProviderUnavailable
   */
  async adopt(own: MemberPrincipal, password: string): Promise<IssuedSession> {
    return this.guesses.run(own, 'password', async () => {
      const credentials = { prefix: own.prefix, username: own.username, password };
      const { token: memberSystemToken, identity } = await this.provider.enterMemberSystem(credentials);
      if (identity.username !== own.username) throw new InvalidUsernameOrPassword();
      const { token: gamePlatformToken } = await this.provider.enterPlatform(credentials, identity);
      await this.sessions.changeProviderTokens(own, { memberSystemToken, gamePlatformToken });
      return this.complete(own, password, 'CURRENT');
    });
  }

  private changeAtMemberSystem(own: MemberPrincipal, current: string, wanted: string): Promise<void> {
    return this.guesses.run(own, 'password', async () => {
      try {
        await this.passwords.change(own, { current, wanted });
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // a provider may have rules of its own: with the right current password its words are the member's
        throw current === (await this.sessions.password(own)) ? error : new CurrentPasswordWrong();
      }
    });
  }

  private async complete(own: MemberPrincipal, password: string, passwordState: PasswordState): Promise<IssuedSession> {
    const { prefix, username } = own;
    const changed = { actor: username, action: 'credential.password-changed', subject: username };
    await this.audit.noteAlone(prefix, { ...changed, details: { passwordState } });
    await this.sessions.changePassword(own, password);
    await this.sessions.confirm(own);
    await this.all.endOthers(own);
    const issued = await this.sessions.renew(own);
    if (!issued) throw new NotAuthenticated();
    return { ...issued, passwordState };
  }
}
