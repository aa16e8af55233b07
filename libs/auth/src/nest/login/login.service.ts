import { Injectable } from '@nestjs/common';
import { NotAuthenticated, normalizePrefix, usernameHasPrefix } from '@housebrand/shared';
import { Database, ProviderUnavailable, type MemberPrincipal } from '@housebrand/shared/nest';
import {
  AgentDirectory,
  InvalidUsernameOrPassword,
  isKeptOutByMaintenance,
  normalizeUsername,
  seamlessStep,
  UnderMaintenance,
  type LoginAgent,
  type LoginRequest,
} from '../../core';
import { MemberService } from '../members/member.service';
import { SeamlessService } from '../seamless/seamless.service';
import { SessionService, type IssuedSession } from '../session/session.service';
import { LoginLimits } from './login-limits';
import { ProviderLogin, type Credentials } from './provider-login';

/** The multi-step login (specification section 4). */
@Injectable()
export class LoginService {
  constructor(
    private readonly agents: AgentDirectory,
    private readonly provider: ProviderLogin,
    private readonly members: MemberService,
    private readonly seamless: SeamlessService,
    private readonly sessions: SessionService,
    private readonly limits: LoginLimits,
    private readonly database: Database,
  ) {}

  /**
   * @param ip of the caller, for the limits
   * @throws InvalidUsernameOrPassword, UnderMaintenance, FirstLoginFailed, TooManyRequests, LoginRefused with the provider's
   *   code, ProviderUnavailable
   */
  async login(request: LoginRequest, ip: string): Promise<IssuedSession> {
    const credentials = {
      prefix: normalizePrefix(request.prefix),
      username: normalizeUsername(request.username),
      password: request.password,
    };
    const giveBack = await this.limits.take(credentials.prefix, credentials.username, ip);
    try {
      const session = await this.enter(await this.openAgent(credentials), credentials);
      await giveBack();
      return session;
    } catch (error) {
      // nobody guessed anything: trying again when the provider is back must not find the account locked
      if (error instanceof ProviderUnavailable || error instanceof UnderMaintenance) await giveBack();
      throw error;
    }
  }

  /** Logs in at the provider again with what the member typed; the session goes on with the new tokens. */
  async refreshMemberToken(principal: MemberPrincipal): Promise<void> {
    const password = await this.sessions.password(principal);
    if (password === null) throw new NotAuthenticated();
    const credentials = { prefix: principal.prefix, username: principal.username, password };
    const { token: memberSystemToken, identity } = await this.provider.enterMemberSystem(credentials);
    if (identity.username !== principal.username) throw new InvalidUsernameOrPassword();
    const { token: gamePlatformToken } = await this.provider.enterPlatform(credentials, identity);
    await this.sessions.changeProviderTokens(principal, { memberSystemToken, gamePlatformToken });
  }

  /** Whoever cannot belong to the agent is told so before a provider hears the password. */
  private async openAgent({ prefix, username }: Credentials): Promise<LoginAgent> {
    const agent = await this.agents.find(prefix);
    if (!agent || agent.isServedElsewhere || !usernameHasPrefix(username, prefix))
      throw new InvalidUsernameOrPassword();
    if (isKeptOutByMaintenance(agent.seamlessLogin, username)) throw new UnderMaintenance();
    return agent;
  }

  private async enter(agent: LoginAgent, credentials: Credentials): Promise<IssuedSession> {
    const { prefix, password } = credentials;
    const { token: memberSystemToken, identity } = await this.provider.enterMemberSystem(credentials);
    const username = (await this.members.findUsername(prefix, identity.username)) ?? identity.username;
    if (!usernameHasPrefix(username, prefix)) throw new InvalidUsernameOrPassword();
    if (isKeptOutByMaintenance(agent.seamlessLogin, username)) throw new UnderMaintenance();
    await this.requireSeamlessRecord(agent, username);
    const entered = await this.provider.enterPlatform({ ...credentials, username }, identity);
    return this.database.forAgent(prefix, async (tx) => {
      await this.members.sync(tx, entered.member);
      await this.seamless.complete(tx, entered.member);
      const secrets = { memberSystemToken, gamePlatformToken: entered.token, password };
      return this.sessions.start(tx, { prefix, username, memberId: identity.memberId, ...secrets });
    });
  }

  private async requireSeamlessRecord(agent: LoginAgent, username: string): Promise<void> {
    const step = seamlessStep(await this.seamless.has(agent.prefix, username), agent.seamlessLogin);
    if (step === 'refuse') throw new InvalidUsernameOrPassword();
    if (step === 'create') await this.seamless.createDuringLogin(agent.prefix, username);
  }
}
