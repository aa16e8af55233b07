import { Injectable } from '@nestjs/common';
import type { PersonalData } from '@housebrand/auth';
import {
  GuestService,
  MemberLocks,
  MemberSessions,
  PersonalDataService,
  SecondFactorService,
} from '@housebrand/auth/nest';
import {
  ExclusionNotShorter,
  MemberIsClosed,
  staffActor,
  type CorrectionRequest,
  type ExcludeRequest,
  type MemberStatus,
  type MessageToMemberRequest,
  type OfficeApproval,
  type StaffThread,
} from '@housebrand/office';
import { ProtectionService } from '@housebrand/protection/nest';
import type { MemberRef } from '@housebrand/shared';
import { Audit, type StaffPrincipal } from '@housebrand/shared/nest';
import { StaffThreadsService } from '@housebrand/support/nest';
import { OfficeApprovals } from '../money/office-approvals';
import { MemberPages } from './member-pages.service';

/** What staff do with a member's account; the domains' services do it, and the audit trail says who and why. */
@Injectable()
export class MemberActions {
  constructor(
    private readonly pages: MemberPages,
    private readonly locks: MemberLocks,
    private readonly sessions: MemberSessions,
    private readonly factors: SecondFactorService,
    private readonly protection: ProtectionService,
    private readonly personalData: PersonalDataService,
    private readonly guests: GuestService,
    private readonly threads: StaffThreadsService,
    private readonly approvals: OfficeApprovals,
    private readonly audit: Audit,
  ) {}

  /** Starts a conversation with the member. @throws UnknownOfficeMember, InvalidInput */
  async message(staff: StaffPrincipal, username: string, request: MessageToMemberRequest): Promise<StaffThread> {
    const member = await this.pages.member(staff, username);
    return this.threads.start(member, request, staffActor(staff.username));
  }

  /**
   * Sends the code for a forgotten password to the member's phone; neither is shown.
   * @throws UnknownOfficeMember, MemberIsClosed, MemberHasNoPhone, TooManyRequests
   */
  sendRecovery(staff: StaffPrincipal, username: string, reason: string, ip: string): Promise<MemberStatus> {
    return this.acting(staff, username, { action: 'member.recovery-sent', reason }, async (member) => {
      if ((await this.pages.status(member)).state === 'CLOSED') throw new MemberIsClosed();
      await this.guests.sendRecovery({ prefix: member.prefix, tel: await this.pages.phone(member) }, ip);
      return {};
    });
  }

  /** Locks the account and ends its sessions. @throws UnknownOfficeMember, MemberIsClosed */
  lock(staff: StaffPrincipal, username: string, reason: string): Promise<MemberStatus> {
    return this.locking(staff, username, (member) =>
      this.locks.lock(member, 'LOCKED', { actor: staffActor(staff.username), reason }),
    );
  }

  /** Closes the account for good and ends its sessions. @throws UnknownOfficeMember, MemberIsClosed */
  close(staff: StaffPrincipal, username: string, reason: string): Promise<MemberStatus> {
    return this.locking(staff, username, (member) =>
      this.locks.lock(member, 'CLOSED', { actor: staffActor(staff.username), reason }),
    );
  }

  /** Unlocks the account. @throws UnknownOfficeMember, MemberIsClosed */
  unlock(staff: StaffPrincipal, username: string, reason: string): Promise<MemberStatus> {
    return this.locking(staff, username, (member) =>
      this.locks.unlock(member, { actor: staffActor(staff.username), reason }),
    );
  }

  /** Ends all sessions and forgets known devices. @throws UnknownOfficeMember */
  endSessions(staff: StaffPrincipal, username: string, reason: string): Promise<MemberStatus> {
    return this.acting(staff, username, { action: 'member.sessions-ended', reason }, async (member) => {
      await this.sessions.endEvery(member);
      return {};
    });
  }

  /** Removes all second factors. @throws UnknownOfficeMember */
  removeFactors(staff: StaffPrincipal, username: string, reason: string): Promise<MemberStatus> {
    return this.acting(staff, username, { action: 'member.factors-removed', reason }, async (member) => ({
      removed: await this.factors.removeAll(member, staffActor(staff.username)),
    }));
  }

  /** Excludes the member, or extends the exclusion in force. @throws UnknownOfficeMember, ExclusionNotShorter */
  exclude(staff: StaffPrincipal, username: string, { days, reason }: ExcludeRequest): Promise<MemberStatus> {
    return this.acting(staff, username, { action: 'member.excluded', reason }, async (member) => {
      if (!(await this.protection.excludeByStaff(member, days))) throw new ExclusionNotShorter();
      return { days };
    });
  }

  /** Returns a copy of the member's data. @throws UnknownOfficeMember, TooManyRequests */
  async export(staff: StaffPrincipal, username: string, reason: string): Promise<PersonalData> {
    const member = await this.pages.member(staff, username);
    return this.personalData.export(member, { actor: staffActor(staff.username), reason });
  }

  /** Requests a correction of the credit, which another account must approve. @throws UnknownOfficeMember */
  async correct(
    staff: StaffPrincipal,
    username: string,
    { kind, amountSatang, reason }: CorrectionRequest,
  ): Promise<OfficeApproval> {
    const member = await this.pages.member(staff, username);
    const signed = kind === 'DEDUCTION' ? -amountSatang : amountSatang;
    const approval = await this.approvals.requestCorrection(staff, { member, amountSatang: BigInt(signed) }, reason);
    await this.audit.noteAlone(member.prefix, {
      actor: staffActor(staff.username),
      action: 'office.correction-requested',
      subject: member.username,
      details: { satang: signed, approval: approval.id, reason },
    });
    return approval;
  }

  private async locking(
    staff: StaffPrincipal,
    username: string,
    change: (member: MemberRef) => Promise<boolean>,
  ): Promise<MemberStatus> {
    const member = await this.pages.member(staff, username);
    if (!(await change(member))) throw new MemberIsClosed();
    return this.pages.status(member);
  }

  private async acting(
    staff: StaffPrincipal,
    username: string,
    { action, reason }: { action: string; reason: string },
    act: (member: MemberRef) => Promise<Record<string, number | null>>,
  ): Promise<MemberStatus> {
    const member = await this.pages.member(staff, username);
    const details = { ...(await act(member)), reason };
    const note = { actor: staffActor(staff.username), action, subject: member.username, details };
    await this.audit.noteAlone(member.prefix, note);
    return this.pages.status(member);
  }
}
