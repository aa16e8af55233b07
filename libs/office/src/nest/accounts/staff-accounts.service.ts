import { Injectable } from '@nestjs/common';
import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import { Audit, Clock, Database, isNetwork, type OperatorTx, type StaffPrincipal } from '@housebrand/shared/nest';
import {
  INVITATION_MS,
  NotFirstStaff,
  OwnAccount,
  PLATFORM,
  staffActor,
  StaffExists,
  staffProblems,
  staffUsername,
  UnknownStaff,
  type InviteStaffRequest,
  type NetworksRequest,
  type StaffAccount,
  type StaffAccounts,
  type StaffInvitation,
  type StaffRoleRequest,
} from '../../core';
import { hashSecret, newSecret } from '../sessions/staff-sessions.service';
import { StaffRepository, toAccount, type StoredStaff } from './staff.repository';

/** The accounts of an agent, for its head, or of the platform, for an operator. */
@Injectable()
export class StaffAccountsService {
  constructor(
    private readonly database: Database,
    private readonly repository: StaffRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list({ prefix }: StaffPrincipal): Promise<StaffAccounts> {
    return { accounts: await this.database.asOperator((tx) => this.repository.list(tx, prefix)) };
  }

  /**
   * Adds an account, or invites an invited or disabled one again.
   * @throws InvalidInput, StaffExists
   */
  async invite(by: StaffPrincipal, request: InviteStaffRequest): Promise<StaffInvitation> {
    const username = staffUsername(request.username);
    const { role, networks = [], reason } = request;
    const problems = staffProblems(by.prefix, { username, role });
    problems.push(...networkProblems(networks));
    if (problems.length > 0) throw new InvalidInput(problems);
    const account = newAccount({ agent: by.prefix, username, role, networks }, by.username, this.clock.now());
    const link = await this.database.asOperator(async (tx) => {
      if (!(await this.repository.insert(tx, account))) await this.reopen(tx, account);
      await this.note(tx, by, { action: 'office.staff-invited', username, details: { role, reason } });
      return this.newLink(tx, account);
    });
    return { account: toAccount(account, false), ...link };
  }

  /**
   * Invites the first operator of the platform. An unused invitation of this account ends; any other account refuses it.
   * @param by who acts at the terminal
   * @throws InvalidInput, NotFirstStaff
   */
  async inviteFirst(username: string, by: string): Promise<Omit<StaffInvitation, 'account'>> {
    const problems = staffProblems(PLATFORM, { username, role: 'operator' });
    if (problems.length > 0) throw new InvalidInput(problems);
    const account = newAccount({ agent: PLATFORM, username, role: 'operator' }, by, this.clock.now());
    return this.database.asOperator(async (tx) => {
      if (!(await this.repository.insertFirst(tx, account))) throw new NotFirstStaff();
      const link = await this.newLink(tx, account);
      const details = { role: account.role };
      await this.audit.note(tx, PLATFORM, { actor: by, action: 'office.staff-invited', subject: username, details });
      return link;
    });
  }

  /** @throws UnknownStaff, OwnAccount, InvalidInput */
  async changeRole(by: StaffPrincipal, username: string, { role, reason }: StaffRoleRequest): Promise<StaffAccount> {
    const problems = staffProblems(by.prefix, { username, role });
    if (problems.length > 0) throw new InvalidInput(problems);
    return this.changed(by, username, async (tx, account) => {
      await this.repository.change(tx, account, { role });
      await this.note(tx, by, {
        action: 'office.staff-role',
        username,
        details: { from: account.role, to: role, reason },
      });
    });
  }

  /** Limits an account to networks; empty: none. @throws UnknownStaff, OwnAccount, InvalidInput */
  async changeNetworks(
    by: StaffPrincipal,
    username: string,
    { networks, reason }: NetworksRequest,
  ): Promise<StaffAccount> {
    const problems = networkProblems(networks);
    if (problems.length > 0) throw new InvalidInput(problems);
    return this.changed(by, username, async (tx, account) => {
      await this.repository.change(tx, account, { networks });
      const details = { from: account.networks.join(' '), to: networks.join(' '), reason };
      await this.note(tx, by, { action: 'office.staff-networks', username, details });
    });
  }

  /** Disables an account and ends its sessions. @throws UnknownStaff, OwnAccount */
  async disable(by: StaffPrincipal, username: string, reason: string): Promise<StaffAccount> {
    return this.changed(by, username, async (tx, account) => {
      await this.repository.change(tx, account, { state: 'DISABLED' });
      const ended = await this.repository.revoke(tx, account, null, this.clock.now());
      await this.note(tx, by, { action: 'office.staff-disabled', username, details: { ended, reason } });
    });
  }

  /** Creates the one-time link of an account; earlier ones end. */
  private async newLink(
    tx: OperatorTx,
    { agent, username, createdBy: invitedBy, createdAt }: StoredStaff,
  ): Promise<Omit<StaffInvitation, 'account'>> {
    const token = newSecret();
    const expiresAt = new Date(createdAt.getTime() + INVITATION_MS);
    const invitation = { agent, tokenHash: hashSecret(token), username, invitedBy, expiresAt };
    await this.repository.invite(tx, invitation, createdAt);
    return { path: `/invitation#${token}`, expiresAt: expiresAt.toISOString() };
  }

  private async reopen(tx: OperatorTx, account: StoredStaff): Promise<void> {
    const { agent, username, role, networks } = account;
    const known = await this.repository.find(tx, { agent, username });
    if (known?.state === 'ACTIVE') throw new StaffExists();
    await this.repository.change(tx, account, { role, networks, passwordHash: null, state: 'INVITED' });
  }

  private async changed(
    by: StaffPrincipal,
    given: string,
    change: (tx: OperatorTx, account: StoredStaff) => Promise<void>,
  ): Promise<StaffAccount> {
    const username = staffUsername(given);
    if (username === by.username) throw new OwnAccount();
    return this.database.asOperator(async (tx) => {
      const account = await this.repository.find(tx, { agent: by.prefix, username });
      if (!account) throw new UnknownStaff();
      await change(tx, account);
      const accounts = await this.repository.list(tx, by.prefix);
      return accounts.find((one) => one.username === username)!;
    });
  }

  private note(
    tx: OperatorTx,
    { prefix, username: actor }: StaffPrincipal,
    { action, username, details }: { action: string; username: string; details: Record<string, string | number> },
  ): Promise<void> {
    return this.audit.note(tx, prefix, { actor: staffActor(actor), action, subject: username, details });
  }
}

function networkProblems(networks: readonly string[]): FieldProblem[] {
  return networks.every(isNetwork) ? [] : [{ field: 'networks', messageKey: 'office.network' }];
}

function newAccount(
  account: Pick<StoredStaff, 'agent' | 'username' | 'role'> & { networks?: string[] },
  createdBy: string,
  createdAt: Date,
): StoredStaff {
  return { networks: [], ...account, passwordHash: null, state: 'INVITED', createdBy, createdAt };
}
