import { Injectable } from '@nestjs/common';
import {
  MemberSearch,
  MemberService,
  MemberSessions,
  MemberLocks,
  SecondFactorService,
  SeamlessService,
} from '@housebrand/auth/nest';
import { MemberTiers, UnknownMember, type SecondFactors } from '@housebrand/auth';
import { ReferralRecords } from '@housebrand/affiliate/nest';
import { BalanceGateway, type ProviderBalance } from '@housebrand/providers/nest';
import {
  maskedNumber,
  mayPerform,
  MemberHasNoPhone,
  OFFICE_PAGE,
  staffOfActor,
  UnknownOfficeMember,
  type FoundMembers,
  type MemberBalance,
  type MemberLimits,
  type MemberPage,
  type MemberReferrals,
  type MemberSessionList,
  type MemberStatus,
  type OfficeRole,
} from '@housebrand/office';
import { MemberNotesService } from '@housebrand/office/nest';
import { LimitsService, PlayHistoryService, ProtectionService } from '@housebrand/protection/nest';
import type { Exclusion } from '@housebrand/protection';
import { memberRef, normalizeTel, TEL, type MemberRef } from '@housebrand/shared';
import type { StaffPrincipal } from '@housebrand/shared/nest';
import type { WithdrawCondition } from '@housebrand/wallet';
import { WithdrawalsService } from '@housebrand/wallet/nest';
import { MoneyOverview } from '../money/money-overview.service';
import { unlessRefused } from '../unless-refused';

const MAX_DOWNLINES = 50;
/** Digits that stay visible of a masked number. */
const SHOWN = { tel: 3, account: 4 } as const;

/** A member's page, composed of the domains' own services. */
@Injectable()
export class MemberPages {
  constructor(
    private readonly searches: MemberSearch,
    private readonly members: MemberService,
    private readonly seamless: SeamlessService,
    private readonly locks: MemberLocks,
    private readonly sessions: MemberSessions,
    private readonly secondFactors: SecondFactorService,
    private readonly tiers: MemberTiers,
    private readonly balances: BalanceGateway,
    private readonly withdrawals: WithdrawalsService,
    private readonly protection: ProtectionService,
    private readonly moneyLimits: LimitsService,
    private readonly play: PlayHistoryService,
    private readonly referralRecords: ReferralRecords,
    private readonly notes: MemberNotesService,
    private readonly money: MoneyOverview,
  ) {}

  /** Searches the agent's members. */
  async search({ prefix, role }: StaffPrincipal, term: string, after: string | undefined): Promise<FoundMembers> {
    const { by, members } = await this.searches.find(prefix, { term, after, limit: OFFICE_PAGE + 1 });
    const page = members.slice(0, OFFICE_PAGE);
    const found = await Promise.all(
      page.map(async ({ username, memberSince, lastActiveAt, lock }) => {
        const member = { prefix, username };
        const [personal, tier, isExcluded] = await Promise.all([
          this.seamless.personal(member),
          this.tiers.noted(member),
          this.protection.isAnyExcluded([member]),
        ]);
        return {
          username,
          name: personal?.name || null,
          tel: telFor(role, personal?.phoneNo),
          state: lock ?? (isExcluded ? 'EXCLUDED' : 'ACTIVE'),
          tierName: tier?.tierName ?? null,
          createdAt: (memberSince ?? lastActiveAt).toISOString(),
          lastActiveAt: lastActiveAt.toISOString(),
          matched: by,
        } as const;
      }),
    );
    return { members: found, cursor: members.length > OFFICE_PAGE ? page.at(-1)!.username : null };
  }

  /** Returns the member that an address names. @throws UnknownOfficeMember for a member of another agent, too */
  async member({ prefix }: StaffPrincipal, username: string): Promise<MemberRef> {
    const found = await this.record(memberRef(prefix, username));
    return { prefix, username: found.username };
  }

  /** Returns the member's whole phone number. @throws MemberHasNoPhone */
  async phone(member: MemberRef): Promise<string> {
    const tel = normalizeTel((await this.seamless.personal(member))?.phoneNo ?? '');
    if (!TEL.test(tel)) throw new MemberHasNoPhone();
    return tel;
  }

  /** Returns the head of a member's page. @throws UnknownOfficeMember */
  async page(staff: StaffPrincipal, username: string): Promise<MemberPage> {
    const member = memberRef(staff.prefix, username);
    const record = await this.record(member);
    const [personal, status, tier, balance, limits, month, counts] = await Promise.all([
      this.seamless.personal(member),
      this.status(member),
      this.tiers.noted(member),
      this.balance(member),
      this.limits(member),
      this.play.month(member),
      this.counts(member),
    ]);
    const account = personal?.accountNumber;
    return {
      username: member.username,
      name: personal?.name || null,
      tel: telFor(staff.role, personal?.phoneNo),
      bankName: personal?.bankName || null,
      accountNumber: account ? (may(staff.role, 'see.account') ? account : maskedNumber(account, SHOWN.account)) : null,
      status,
      tier,
      createdAt: record.createDate ?? record.lastActiveAt,
      lastActiveAt: record.lastActiveAt,
      balance,
      month: {
        ...(await this.money.monthOf(member)),
        netPlaySatang: month.net?.monthSatang ?? 0,
      },
      exclusion: limits.exclusion,
      limits: limits.limits.filter(({ limitSatang }) => limitSatang !== null),
      counts,
    };
  }

  /** Returns a member's state, and who changed it. */
  async status(member: MemberRef): Promise<MemberStatus> {
    const [lock, { exclusion }] = await Promise.all([this.locks.find(member), this.protection.settings(member)]);
    const { username } = member;
    if (lock) {
      const { state, since, lockedBy, reason } = lock;
      return {
        username,
        state,
        since: since.toISOString(),
        until: null,
        by: staffOfActor(lockedBy) ?? lockedBy,
        reason,
      };
    }
    return { username, ...stateOf(exclusion), by: null, reason: null };
  }

  async limits(member: MemberRef): Promise<MemberLimits> {
    const [limits, { exclusion, reminderMinutes }] = await Promise.all([
      this.moneyLimits.list(member),
      this.protection.settings(member),
    ]);
    return { limits, exclusion, reminderMinutes };
  }

  async sessionsOf(member: MemberRef): Promise<MemberSessionList> {
    return { sessions: await this.sessions.listed(member) };
  }

  factorsOf(member: MemberRef): Promise<SecondFactors> {
    return this.secondFactors.list(member);
  }

  async referralsOf(member: MemberRef): Promise<MemberReferrals> {
    const { upline, downlines, count } = await this.referralRecords.direct(member, MAX_DOWNLINES);
    return {
      referrer: upline,
      downlines: downlines.map(({ username, joinedAt }) => ({ username, since: joinedAt.toISOString() })),
      count,
    };
  }

  private async record(member: MemberRef) {
    try {
      return await this.members.record({ prefix: member.prefix, username: null }, member.username);
    } catch (error) {
      throw error instanceof UnknownMember ? new UnknownOfficeMember() : error;
    }
  }

  private async counts(member: MemberRef): Promise<MemberPage['counts']> {
    const [sessions, { factors }, notes, referrals, waiting] = await Promise.all([
      this.sessions.listed(member),
      this.secondFactors.list(member),
      this.notes.count(member),
      this.referralRecords.direct(member, 1),
      this.money.waitingOf(member),
    ]);
    return { sessions: sessions.length, factors: factors.length, notes, downlines: referrals.count, ...waiting };
  }

  /** The provider may be silent, or report the withdrawal condition to the member's own session only. */
  private async balance(member: MemberRef): Promise<MemberBalance> {
    const [credit, condition] = await Promise.all([
      unlessRefused(this.balances.current(member)),
      unlessRefused(this.withdrawals.condition(member)),
    ]);
    return {
      ...creditOf(credit),
      isProviderAnswering: credit !== null,
      withdrawableSatang: condition?.amountCanWithdrawSatang ?? null,
      turnoverLeftSatang: condition && turnoverLeft(condition),
    };
  }
}

function turnoverLeft({ turnover }: WithdrawCondition): number {
  return turnover ? Math.max(0, turnover.requiredSatang - turnover.doneSatang) : 0;
}

function creditOf(credit: ProviderBalance | null): Pick<MemberBalance, 'creditSatang' | 'asOf' | 'rewardPoints'> {
  return {
    creditSatang: credit ? Number(credit.balanceSatang) : null,
    asOf: credit?.asOf.toISOString() ?? null,
    rewardPoints: credit?.points ?? null,
  };
}

function stateOf(exclusion: Exclusion | null): Pick<MemberStatus, 'state' | 'since' | 'until'> {
  if (!exclusion) return { state: 'ACTIVE', since: null, until: null };
  return { state: 'EXCLUDED', since: exclusion.since, until: exclusion.until };
}

function may(role: string, operation: 'see.phone' | 'see.account'): boolean {
  return mayPerform(role as OfficeRole, operation);
}

function telFor(role: string, tel: string | undefined): string | null {
  if (!tel) return null;
  return may(role, 'see.phone') ? tel : maskedNumber(tel, SHOWN.tel);
}
