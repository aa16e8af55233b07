import { Injectable } from '@nestjs/common';
import {
  NotAuthenticated,
  normalizePrefix,
  typedUsername,
  usernameHasPrefix,
  type MemberRef,
} from '@housebrand/shared';
import { Database, type AgentStatement, type MemberPrincipal } from '@housebrand/shared/nest';
import {
  AgentDirectory,
  InvalidUsernameOrPassword,
  isKeptOutByMaintenance,
  MemberLocked,
  seamlessStep,
  UnderMaintenance,
  type LoginAgent,
  type LoginRequest,
} from '../../core';
import { MemberService } from '../members/member.service';
import { SeamlessService } from '../seamless/seamless.service';
import { PasswordRepairs } from '../passwords/password-repairs';
import { KnownDevices } from '../devices/known-devices';
import { NewDevices } from '../devices/new-devices';
import type { Origin } from '../devices/attempt-origin';
import { FactorCheck } from '../second-factor/factor-check';
import { ClosedAccounts } from '../erasure/closed-accounts';
import { ProviderVault } from '../session/provider-vault';
import { SessionService, type IssuedSession } from '../session/session.service';
import { ProviderLogin, type Credentials } from '../provider/provider-login';
import { LoginLimits, verdictOf } from './login-limits';

/** Verifies the second factor of a login. @returns whether one was shown */
type ShowFactor = (member: MemberRef) => Promise<boolean>;

interface Entry {
  show: ShowFactor;
  /** The member has not logged in from this device, or trust in it has ended. */
  isNewDevice: boolean;
}

/** The multi-step login (specification section 4). */
@Injectable()
export class LoginService {
  constructor(
    private readonly agents: AgentDirectory,
    private readonly provider: ProviderLogin,
    private readonly members: MemberService,
    private readonly seamless: SeamlessService,
    private readonly sessions: SessionService,
    private readonly vault: ProviderVault,
    private readonly limits: LoginLimits,
    private readonly devices: KnownDevices,
    private readonly newDevices: NewDevices,
    private readonly repairs: PasswordRepairs,
    private readonly factors: FactorCheck,
    private readonly closed: ClosedAccounts,
    private readonly database: Database,
  ) {}

  /**
   * Logs a member in and starts a session.
   * @param origin of the attempt, for the limits
   * @throws InvalidUsernameOrPassword, SecondFactorNeeded, SecondFactorRefused, PasskeyRefused, MemberLocked, UnderMaintenance,
   *   FirstLoginFailed, TooManyRequests, ProofNeeded, LoginRefused with the provider's code, ProviderUnavailable
   */
  async login({ proof, code, passkey, ...request }: LoginRequest, { ip, device }: Origin): Promise<IssuedSession> {
    const credentials = {
      prefix: normalizePrefix(request.prefix),
      username: typedUsername(request.username),
      password: request.password,
    };
    const { prefix, username } = credentials;
    const deviceId = await this.devices.recognise(credentials, device);
    const reservation = await this.limits.take({ prefix, username, ip, deviceId, proof });
    try {
      // a known device has already shown a second factor
      const isNewDevice = deviceId === null;
      const show: ShowFactor = async (member) =>
        isNewDevice && this.factors.atLogin(member, { shown: { code, passkey }, ip, proof });
      const session = await this.enter(credentials, { show, isNewDevice });
      await reservation.settle('right');
      return { ...session, device: this.devices.issue(credentials) };
    } catch (error) {
      await reservation.settle(verdictOf(error));
      throw error;
    }
  }

  /**
   * Starts a session for a member whose passkey was verified, which counts as both factors.
   * @param credentials with the password that another session of the member keeps
   * @throws what `login` throws after the second factor
   */
  async enterByPasskey(credentials: Credentials): Promise<IssuedSession> {
    // the member was notified of the passkey when it was added
    const session = await this.enter(credentials, { show: () => Promise.resolve(true), isNewDevice: false });
    return { ...session, device: this.devices.issue(credentials) };
  }

  /** Logs in at the provider again with the session's password and stores the new provider tokens. */
  async refreshMemberToken(principal: MemberPrincipal): Promise<void> {
    const password = await this.vault.password(principal);
    if (password === null) throw new NotAuthenticated();
    const credentials = { prefix: principal.prefix, username: principal.username, password };
    const { token: memberSystemToken, identity } = await this.provider.enterMemberSystem(credentials);
    if (identity.username !== principal.username) throw new InvalidUsernameOrPassword();
    const { token: gamePlatformToken } = await this.provider.enterPlatform(credentials, identity);
    await this.vault.changeProviderTokens(principal, { memberSystemToken, gamePlatformToken });
  }

  /** Refuses members who cannot belong to the agent before a provider receives the password. */
  private async openAgent({ prefix, username }: Credentials): Promise<LoginAgent> {
    const agent = await this.agents.find(prefix);
    if (!agent || agent.isServedElsewhere || !usernameHasPrefix(username, prefix))
      throw new InvalidUsernameOrPassword();
    if (isKeptOutByMaintenance(agent.seamlessLogin, username)) throw new UnderMaintenance();
    return agent;
  }

  private async enter(credentials: Credentials, { show, isNewDevice }: Entry): Promise<IssuedSession> {
    const agent = await this.openAgent(credentials);
    const { prefix, password } = credentials;
    const { token: memberSystemToken, identity } = await this.provider.enterMemberSystem(credentials);
    const { username } = identity;
    if (!usernameHasPrefix(username, prefix)) throw new InvalidUsernameOrPassword();
    if (isKeptOutByMaintenance(agent.seamlessLogin, username)) throw new UnderMaintenance();
    const member = { prefix, username };
    this.closed.assertOpen(member);
    const isShown = await show(member);
    await this.requireSeamlessRecord(agent, member);
    const entered = await this.provider.enterPlatform({ ...credentials, username }, identity);
    const isWhole = await this.repairs.repair(member, entered.token, password);
    const secrets = { memberSystemToken, gamePlatformToken: entered.token, password };
    const started = { ...member, memberId: identity.memberId, ...secrets };
    const noting = await this.members.noting(entered.member);
    const start = (q: AgentStatement): Promise<IssuedSession> =>
      this.sessions.start(q, started, [...noting(q), this.seamless.completeIn(q, entered.member)]);
    const session = await (isNewDevice ? this.startOnNewDevice(prefix, start) : this.database.write(prefix, start));
    if (isShown) await this.factors.noteShown(session.principal);
    return isWhole ? session : { ...session, passwordState: 'PARTIAL' };
  }

  private startOnNewDevice(
    prefix: string,
    start: (q: AgentStatement) => Promise<IssuedSession>,
  ): Promise<IssuedSession> {
    return this.database.forAgent(prefix, async (tx) => {
      const session = await start(tx);
      await this.newDevices.announce(tx, session.principal);
      return session;
    });
  }

  private async requireSeamlessRecord(agent: LoginAgent, member: MemberRef): Promise<void> {
    const { isKnown, isLocked } = await this.seamless.entry(member);
    if (isLocked) throw new MemberLocked();
    const step = seamlessStep(isKnown, agent.seamlessLogin);
    if (step === 'refuse') throw new InvalidUsernameOrPassword();
    if (step === 'create') await this.seamless.createDuringLogin(member);
  }
}
