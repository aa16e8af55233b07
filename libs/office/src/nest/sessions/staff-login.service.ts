import { Injectable } from '@nestjs/common';
import { passwordProblems } from '@housebrand/auth';
import { InvalidInput } from '@housebrand/shared';
import {
  acquireAll,
  Audit,
  callerAddress,
  isAllowedAddress,
  Clock,
  Database,
  KeyRing,
  LimitSteps,
  newTotpSecret,
  totpStep,
  totpUri,
  type OperatorTx,
  type RateRule,
} from '@housebrand/shared/nest';
import {
  agentOfStaff,
  PLATFORM,
  staffActor,
  StaffCodeRefused,
  StaffFactorExists,
  StaffLoginRefused,
  staffUsername,
  UnknownInvitation,
  type AcceptInvitationRequest,
  type FactorEnrolment,
  type OfficeLoginRequest,
} from '../../core';
import { hashPassword, isPasswordOf } from '../accounts/password-hash';
import { StaffRepository, type StaffRef } from '../accounts/staff.repository';
import { StaffPasskeyRepository } from '../passkeys/staff-passkey.repository';
import { hashSecret, StaffSessions, type LiveStaffSession } from './staff-sessions.service';

const ISSUER = 'Housebrand';
/** Failed logins of an account from one address. */
const ACCOUNT: RateRule = { name: 'office.account', points: 10, seconds: 600 };
/** Accounts that fail from one address. */
const ADDRESS: RateRule = { name: 'office.address', points: 20, seconds: 600 };
/** Wrong codes of an account. */
const CODES: RateRule = { name: 'office.code', points: 5, seconds: 900 };
/** Unknown invitations from one address. */
const INVITATIONS: RateRule = { name: 'office.invitation', points: 20, seconds: 600 };

/** Seals the secret of an account's authenticator app; binds it to its row. */
export function staffFactorPurpose({ agent, username }: StaffRef): string {
  return `staff_factor:secret:${agent}:${username}`;
}

/** The steps of a login: password, then second factor. */
@Injectable()
export class StaffLogin {
  constructor(
    private readonly database: Database,
    private readonly repository: StaffRepository,
    private readonly passkeys: StaffPasskeyRepository,
    private readonly sessions: StaffSessions,
    private readonly steps: LimitSteps,
    private readonly keys: KeyRing,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks the password and starts a session that only completes the login.
   * @param device default: the browser and the system of the request
   * @returns the cookie's secret
   * @throws StaffLoginRefused for any mismatch alike, TooManyRequests
   */
  async login({ username: typed, password }: OfficeLoginRequest, ip: string, device?: string): Promise<string> {
    const username = staffUsername(typed);
    const attempt = await acquireAll([
      this.steps.distinct(ADDRESS, callerAddress(ip), username),
      this.steps.points(ACCOUNT, `${username}\n${callerAddress(ip)}`),
    ]);
    const agent = agentOfStaff(username) ?? PLATFORM;
    const account = await this.database.asOperator((tx) => this.repository.find(tx, { agent, username }));
    const isRight = await isPasswordOf(password, account?.passwordHash ?? null);
    if (!isRight || account?.state !== 'ACTIVE' || !isAllowedAddress(account.networks, ip)) {
      await attempt.settle('wrong');
      throw new StaffLoginRefused();
    }
    await attempt.settle('right');
    return this.database.asOperator((tx) => this.sessions.start(tx, account, device));
  }

  /** Shows the second factor, which completes the login. @throws StaffCodeRefused, TooManyRequests */
  async show(own: LiveStaffSession, code: string): Promise<void> {
    await this.useCode(own, code);
  }

  /** Returns a new secret for an account without second factor. @throws StaffFactorExists */
  async beginEnrolment({ account, stage }: LiveStaffSession): Promise<FactorEnrolment> {
    if (stage !== 'ENROLMENT') throw new StaffFactorExists();
    const secret = newTotpSecret();
    const sealed = this.keys.seal(staffFactorPurpose(account), secret);
    await this.database.asOperator((tx) => this.repository.beginFactor(tx, account, sealed));
    return { secret, uri: totpUri(secret, { issuer: ISSUER, label: account.username }) };
  }

  /** Confirms the app by its first code, which completes the login. @throws StaffCodeRefused, StaffFactorExists, TooManyRequests */
  async confirmEnrolment(own: LiveStaffSession, code: string): Promise<void> {
    if (own.stage !== 'ENROLMENT') throw new StaffFactorExists();
    await this.useCode(own, code);
  }

  /** Sets the password of an invited account and starts a session. @throws UnknownInvitation, InvalidInput, TooManyRequests */
  async accept({ token, password }: AcceptInvitationRequest, ip: string): Promise<string> {
    const problems = passwordProblems(password);
    if (problems.length > 0) throw new InvalidInput(problems);
    const attempt = await this.steps.points(INVITATIONS, callerAddress(ip)).take();
    const passwordHash = await hashPassword(password);
    const secret = await this.database.asOperator(async (tx) => {
      const account = await this.repository.takeInvitation(tx, hashSecret(token), this.clock.now());
      if (!account) return null;
      await this.repository.change(tx, account, { passwordHash, state: 'ACTIVE' });
      // an earlier holder of the account must not keep a way in
      await this.repository.dropFactor(tx, account);
      await this.passkeys.removeAll(tx, account);
      await this.repository.revoke(tx, account, null, this.clock.now());
      const { agent, username } = account;
      await this.audit.note(tx, agent, {
        actor: staffActor(username),
        action: 'office.invitation-accepted',
        subject: username,
      });
      return this.sessions.start(tx, account);
    });
    await attempt.settle(secret === null ? 'wrong' : 'right');
    if (secret === null) throw new UnknownInvitation();
    return secret;
  }

  /**
   * Checks the password again, for a change of the factors.
   * @throws StaffLoginRefused, TooManyRequests
   */
  async assertPassword({ account }: Pick<LiveStaffSession, 'account'>, password: string, ip: string): Promise<void> {
    const attempt = await this.steps.points(ACCOUNT, `${account.username}\n${callerAddress(ip)}`).take();
    const isRight = await isPasswordOf(password, account.passwordHash);
    await attempt.settle(isRight ? 'right' : 'wrong');
    if (!isRight) throw new StaffLoginRefused();
  }

  /** Opens a session whose second factor was shown. */
  async complete(tx: OperatorTx, { account, session }: Pick<LiveStaffSession, 'account' | 'session'>): Promise<void> {
    const { agent, username } = account;
    await this.repository.verify(tx, session, this.clock.now());
    await this.audit.note(tx, agent, { actor: staffActor(username), action: 'office.login', subject: username });
  }

  private async useCode({ account, session }: LiveStaffSession, code: string): Promise<void> {
    const attempt = await this.steps.points(CODES, account.username).take();
    const now = this.clock.now();
    const isRight = await this.database.asOperator(async (tx) => {
      const factor = await this.repository.factor(tx, account);
      const secret = factor && (await this.secretOf(account, factor.secret));
      const step = secret ? totpStep(secret, code.replace(/\s/g, ''), now) : null;
      if (step === null || !(await this.repository.useStep(tx, account, step, now))) return false;
      await this.complete(tx, { account, session });
      return true;
    });
    await attempt.settle(isRight ? 'right' : 'wrong');
    if (!isRight) throw new StaffCodeRefused();
  }

  private async secretOf(account: StaffRef, sealed: string): Promise<string | null> {
    return (await this.keys.open(staffFactorPurpose(account), sealed))?.text ?? null;
  }
}
