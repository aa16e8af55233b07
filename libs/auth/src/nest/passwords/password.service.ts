import { Injectable } from '@nestjs/common';
import { PasswordsGateway, ProviderRefused } from '@housebrand/providers/nest';
import { InvalidInput, newId, NotAuthenticated } from '@housebrand/shared';
import { Audit, Clock, Database, Notifications, type MemberPrincipal } from '@housebrand/shared/nest';
import {
  commonPasswordProblems,
  CurrentPasswordWrong,
  InvalidUsernameOrPassword,
  passwordChangeProblems,
  type ChangePasswordRequest,
  type PasswordState,
} from '../../core';
import { ProviderLogin } from '../provider/provider-login';
import { MemberSessions } from '../session/member-sessions';
import { SessionGuesses } from '../session/session-guesses';
import { ProviderVault } from '../session/provider-vault';
import { SessionService, type IssuedSession } from '../session/session.service';
import { countGuesses } from './count-guesses';
import { PasswordRepairs } from './password-repairs';

/** Changes a member's password in both provider systems. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly passwords: PasswordsGateway,
    private readonly repairs: PasswordRepairs,
    private readonly provider: ProviderLogin,
    private readonly sessions: SessionService,
    private readonly vault: ProviderVault,
    private readonly all: MemberSessions,
    private readonly guesses: SessionGuesses,
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the password at the member system, then at the game platform. If the second step fails, the session reports `PARTIAL`
   * and the next login repairs it. Every other session ends, and this one gets new tokens.
   * @throws InvalidInput, CurrentPasswordWrong, TooManyRequests, ProviderRefused, ProviderUnavailable
   */
  async change(own: MemberPrincipal, request: ChangePasswordRequest): Promise<IssuedSession> {
    const problems = passwordChangeProblems(request);
    if (problems.length === 0) problems.push(...commonPasswordProblems(request.password, own, countGuesses));
    if (problems.length > 0) throw new InvalidInput(problems);
    const { currentPassword: current, password: wanted } = request;
    await this.changeAtMemberSystem(own, current, wanted);
    const token = await this.vault.providerToken(own, 'gamePlatform');
    const isWhole = token !== null && (await this.repairs.hand(own, token, current, wanted));
    return this.complete(own, wanted, isWhole ? 'CURRENT' : 'PARTIAL');
  }

  /** Retries a password change that has not reached the game platform. */
  async repair(own: MemberPrincipal): Promise<PasswordState> {
    const [password, token] = await Promise.all([
      this.vault.password(own),
      this.vault.providerToken(own, 'gamePlatform'),
    ]);
    if (password === null || token === null) throw new NotAuthenticated();
    return (await this.repairs.repair(own, token, password)) ? 'CURRENT' : 'PARTIAL';
  }

  /**
   * Adopts a password that was changed at the provider's own site: it must be valid in both systems.
   * @throws LoginRefused, TooManyRequests, ProviderUnavailable
   */
  async adopt(own: MemberPrincipal, password: string): Promise<IssuedSession> {
    return this.guesses.run(own, 'password', async () => {
      const credentials = { prefix: own.prefix, username: own.username, password };
      const { token: memberSystemToken, identity } = await this.provider.enterMemberSystem(credentials);
      if (identity.username !== own.username) throw new InvalidUsernameOrPassword();
      const { token: gamePlatformToken } = await this.provider.enterPlatform(credentials, identity);
      await this.vault.changeProviderTokens(own, { memberSystemToken, gamePlatformToken });
      return this.complete(own, password, 'CURRENT');
    });
  }

  private changeAtMemberSystem(own: MemberPrincipal, current: string, wanted: string): Promise<void> {
    return this.guesses.run(own, 'password', async () => {
      try {
        await this.passwords.change(own, { current, wanted });
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // with the correct current password, the refusal comes from a rule of the provider: show its message
        throw current === (await this.vault.password(own)) ? error : new CurrentPasswordWrong();
      }
    });
  }

  private async complete(own: MemberPrincipal, password: string, passwordState: PasswordState): Promise<IssuedSession> {
    await this.record(own, passwordState);
    await this.vault.changePassword(own, password);
    await this.sessions.confirm(own);
    await this.all.endOthers(own);
    const issued = await this.sessions.renew(own);
    if (!issued) throw new NotAuthenticated();
    return { ...issued, passwordState };
  }

  /** Writes the audit entry and tells the member, both or neither. */
  private async record({ prefix, username }: MemberPrincipal, passwordState: PasswordState): Promise<void> {
    const at = this.clock.now();
    const changed = { actor: username, action: 'credential.password-changed', subject: username };
    const notification = { kind: 'passwordChanged', sourceId: newId(at), params: {}, at } as const;
    await this.database.forAgent(prefix, async (tx) => {
      await this.audit.note(tx, prefix, { ...changed, details: { passwordState } });
      await this.notifications.announce(tx, username, notification);
    });
  }
}
