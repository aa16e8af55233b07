import { Injectable } from '@nestjs/common';
import { AgentCalendar, InvalidInput, TooManyRequests, type MemberRef, type Satang } from '@housebrand/shared';
import { AppLog, Clock, Database, Notifications, RateLimits, type RateRule } from '@housebrand/shared/nest';
import {
  accessTo,
  changeReminder,
  doesLengthen,
  EXCLUSION_CHOICES,
  exclusionAt,
  ExclusionEffects,
  isTurnoverOwed,
  limitsOf,
  MemberExcluded,
  newExclusion,
  REMINDER_CHOICES,
  reminderAt,
  type Access,
  type Exclusion,
  type ExclusionRequest,
  type ExclusionSpan,
  type Operation,
  type ProtectionSettings,
  type ReminderRequest,
} from '../core';
import { LimitsService } from './limits.service';
import { ProtectionRepository, type StoredProtection } from './protection.repository';

/** Limits how many exclusions a member starts, because each is stored for good. Lengthening one is always possible. */
const BREAKS: RateRule = { name: 'protection.breaks', points: 10, seconds: 86_400 };

interface Checked {
  access: Access;
  exclusion: ExclusionSpan | null;
  /** The member has ever set a limit. */
  hasLimits: boolean;
}

/** Exclusions and reminders of members. Checks read the database, so that a new exclusion applies in all instances at once. */
@Injectable()
export class ProtectionService {
  constructor(
    private readonly database: Database,
    private readonly protections: ProtectionRepository,
    private readonly limits: LimitsService,
    private readonly calendar: AgentCalendar,
    private readonly rates: RateLimits,
    private readonly effects: ExclusionEffects,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  async settings(member: MemberRef): Promise<ProtectionSettings> {
    const stored = await this.protections.find(member);
    const now = this.clock.now();
    const { minutes, pending } = reminderAt(stored.reminder, now);
    const exclusion = exclusionAt(stored.exclusions, now);
    return {
      reminderMinutes: minutes,
      pendingReminder: pending && { minutes: pending.minutes, from: pending.from.toISOString() },
      exclusion: exclusion && toExclusion(exclusion),
    };
  }

  /** @throws InvalidInput for an interval that is not offered */
  async setReminder(member: MemberRef, { minutes }: ReminderRequest): Promise<ProtectionSettings> {
    if (minutes !== null && !REMINDER_CHOICES.some((choice) => choice === minutes)) throw notAChoice('minutes');
    const at = this.clock.now();
    await this.database.forAgent(member.prefix, async (tx) => {
      const before = await this.protections.lockReminder(tx, member);
      const chosen = changeReminder(before, minutes, at);
      await this.protections.changeReminder(tx, member, { at, before, chosen });
    });
    return this.settings(member);
  }

  /**
   * Starts an exclusion. One that lengthens the exclusion in force is always accepted.
   * @throws InvalidInput for a length that is not offered, TooManyRequests after ten a day, unless it lengthens
   */
  async exclude(member: MemberRef, { kind, days }: ExclusionRequest): Promise<ProtectionSettings> {
    if (!EXCLUSION_CHOICES[kind].includes(days)) throw notAChoice('days');
    const { prefix, username } = member;
    const span = newExclusion(kind, days, this.clock.now());
    await this.rates.consume(BREAKS, `${prefix}.${username}`).catch(async (error: unknown) => {
      const { exclusions } = await this.protections.find(member);
      if (!(error instanceof TooManyRequests) || !doesLengthen(span, exclusions)) throw error;
    });
    await this.start(member, span);
    return this.settings(member);
  }

  /**
   * Excludes a member on behalf of the agent's staff, or extends the exclusion in force.
   * @param days `null`: no end
   * @returns false if an exclusion in force would end later, because none is ever shortened
   */
  async excludeByStaff(member: MemberRef, days: number | null): Promise<boolean> {
    const span = newExclusion('SELF_EXCLUSION', days, this.clock.now());
    const { exclusions } = await this.protections.find(member);
    if (exclusionAt(exclusions, span.since) && !doesLengthen(span, exclusions)) return false;
    await this.start(member, span);
    return true;
  }

  /** Whether an exclusion is in force for any of these members, who may belong to different agents. */
  async isAnyExcluded(members: readonly MemberRef[]): Promise<boolean> {
    const now = this.clock.now();
    for (const [prefix, ofAgent] of Map.groupBy(members, (member) => member.prefix)) {
      const names = ofAgent.map(({ username }) => username);
      if (exclusionAt(await this.protections.exclusionsOf(prefix, names), now)) return true;
    }
    return false;
  }

  /** Returns the access of a member to an operation now. @throws the errors of the gateway if a loss limit matters */
  async accessTo(member: MemberRef, operation: Operation): Promise<Access> {
    return (await this.check(member, operation)).access;
  }

  /**
   * Returns the receiver's access to a gift of the sender, who must be open to it; one statement reads both.
   * @param receiver of the same agent
   * @throws the errors of {@link assertOpen} for the sender
   */
  async accessToGift(sender: MemberRef, receiver: MemberRef): Promise<Access> {
    const usernames = [sender.username, receiver.username];
    const [ofSender, ofReceiver] = await this.protections.findEach(sender.prefix, usernames);
    await this.requireOpen(sender, await this.judge(sender, 'giftSent', ofSender!));
    return (await this.judge(receiver, 'giftReceived', ofReceiver!)).access;
  }

  /** Whether turnover requirements of coupons apply to a withdrawal. */
  async isTurnoverOwed(member: MemberRef): Promise<boolean> {
    return isTurnoverOwed({ isExcluded: (await this.exclusionOf(member)) !== null });
  }

  /**
   * Allows an operation that is open to the member.
   * @throws MemberExcluded while an exclusion is in force, DepositLimitReached, LossLimitReached, and the errors of the gateway
   */
  async assertOpen(member: MemberRef, operation: Operation): Promise<void> {
    await this.openFor(member, operation);
  }

  private async start(member: MemberRef, span: ExclusionSpan): Promise<void> {
    const { prefix, username } = member;
    const { kind } = span;
    await this.database.forAgent(prefix, async (tx) => {
      const id = await this.protections.addExclusion(tx, member, span);
      const params = { kind, until: span.until?.toISOString() ?? null };
      await this.notifications.announce(tx, username, { kind: 'breakStarted', sourceId: id, params, at: span.since });
    });
    await this.effects.started(member, kind).catch((error: unknown) => {
      this.log.error('the side effects of an exclusion failed and follow at the next withdrawal', error);
    });
  }

  private async openFor(member: MemberRef, operation: Operation): Promise<Checked> {
    return this.requireOpen(member, await this.check(member, operation));
  }

  private async requireOpen(member: MemberRef, checked: Checked): Promise<Checked> {
    const { access, exclusion } = checked;
    switch (access) {
      case 'open':
        return checked;
      case 'depositLimit':
        throw await this.limits.depositsClosed(member);
      case 'lossLimit':
        throw await this.limits.playClosed(member);
      case 'held':
      case 'excluded':
        throw new MemberExcluded(exclusion!, await this.calendar.zoneOf(member.prefix), access);
    }
  }

  /** Allows play. @throws the errors of {@link assertOpen} */
  assertMayPlay(member: MemberRef): Promise<void> {
    return this.assertOpen(member, 'play');
  }

  /**
   * Allows a deposit.
   * @param amountSatang omit it to check for any deposit at all, regardless of limits above zero
   * @returns whether the member has limits, so that the amount matters
   * @throws the errors of {@link assertOpen}, and DepositLimitReached for more than the limits leave
   */
  async assertMayDeposit(member: MemberRef, amountSatang?: Satang): Promise<boolean> {
    const { hasLimits } = await this.openFor(member, 'deposit');
    if (hasLimits && amountSatang !== undefined) await this.limits.assertMayDeposit(member, amountSatang);
    return hasLimits;
  }

  private async check(member: MemberRef, operation: Operation): Promise<Checked> {
    return this.judge(member, operation, await this.protections.find(member));
  }

  private async judge(
    member: MemberRef,
    operation: Operation,
    { exclusions, hasLimits }: StoredProtection,
  ): Promise<Checked> {
    const { isMoneyIn, isPlay } = limitsOf(operation);
    // most members have no limits, so nothing else is read for them
    const exclusion = exclusionAt(exclusions, this.clock.now());
    const [isDepositLimitZero, isLossLimitReached] = await Promise.all([
      hasLimits && isMoneyIn && this.limits.isDepositZero(member),
      hasLimits && isPlay && this.limits.isLossReached(member),
    ]);
    const state = { isExcluded: exclusion !== null, isDepositLimitZero, isLossLimitReached };
    return { access: accessTo(operation, state), exclusion, hasLimits };
  }

  private async exclusionOf(member: MemberRef): Promise<ExclusionSpan | null> {
    const { exclusions } = await this.protections.find(member);
    return exclusionAt(exclusions, this.clock.now());
  }
}

const notAChoice = (field: string): InvalidInput => new InvalidInput([{ field, messageKey: 'protection.notAChoice' }]);

function toExclusion({ kind, since, until }: ExclusionSpan): Exclusion {
  return { kind, since: since.toISOString(), until: until?.toISOString() ?? null };
}
