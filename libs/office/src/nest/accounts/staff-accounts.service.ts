import { Injectable } from '@nestjs/common';
import { InvalidInput } from '@housebrand/shared';
import { Audit, Clock, Database, type OperatorTx, type StaffPrincipal } from '@housebrand/shared/nest';
import {
  INVITATION_MS,
  OwnAccount,
  staffActor,
  StaffExists,
  staffProblems,
  staffUsername,
  UnknownStaff,
  type InviteStaffRequest,
  type StaffAccount,
  type StaffAccounts,
  type StaffInvitation,
  type StaffRoleRequest,
} from '../../core';
import { hashSecret, newSecret } from '../sessions/staff-sessions.service';
import { isNetwork } from './networks';
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
    if (!networks.every(isNetwork)) problems.push({ field: 'networks', messageKey: 'office.network' });
    if (problems.length > 0) throw new InvalidInput(problems);
    const at = this.clock.now();
    const token = newSecret();
    const expiresAt = new Date(at.getTime() + INVITATION_MS);
    const account: StoredStaff = {
      agent: by.prefix,
      username,
      role,
      networks,
      passwordHash: null,
      state: 'INVITED',
      createdBy: by.username,
      createdAt: at,
    };
    await this.database.asOperator(async (tx) => {
      if (!(await this.repository.insert(tx, account))) await this.reopen(tx, account);
      const invitation = {
        agent: by.prefix,
        tokenHash: hashSecret(token),
        username,
        invitedBy: by.username,
        expiresAt,
      };
      await this.repository.invite(tx, invitation, at);
      await this.note(tx, by, { action: 'office.staff-invited', username, details: { role, reason } });
    });
    return { account: toAccount(account, false), path: `/invitation#${token}`, expiresAt: expiresAt.toISOString() };
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

  /** Disables an account and ends its sessions. @throws UnknownStaff, OwnAccount */
  async disable(by: StaffPrincipal, username: string, reason: string): Promise<StaffAccount> {
    return this.changed(by, username, async (tx, account) => {
      await this.repository.change(tx, account, { state: 'DISABLED' });
      const ended = await this.repository.revoke(tx, account, null, this.clock.now());
      await this.note(tx, by, { action: 'office.staff-disabled', username, details: { ended, reason } });
    });
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
