import { Injectable } from '@nestjs/common';
import { InvalidInput, TooManyRequests, type MemberRef, type Satang } from '@housebrand/shared';
import { Clock, RateLimits, type RateRule } from '@housebrand/shared/nest';
import {
  changeReminder,
  doesLengthen,
  EXCLUSION_CHOICES,
  exclusionAt,
  MemberExcluded,
  newExclusion,
  ProtectionCalendar,
  REMINDER_CHOICES,
  reminderAt,
  type Exclusion,
  type ExclusionRequest,
  type ExclusionSpan,
  type ProtectionSettings,
  type ReminderRequest,
} from '../core';
import { LimitsService } from './limits.service';
import { ProtectionRepository } from './protection.repository';

/** So many breaks may a member ask for that add nothing to the one in force; each of them is noted for good. */
const BREAKS: RateRule = { name: 'protection.breaks', points: 10, seconds: 86_400 };

/** Breaks and reminders of members: what is taken is told at once to all that asks whether a member may play or pay. */
@Injectable()
export class ProtectionService {
  constructor(
    private readonly protections: ProtectionRepository,
    private readonly limits: LimitsService,
    private readonly calendar: ProtectionCalendar,
    private readonly rates: RateLimits,
    private readonly clock: Clock,
  ) {}

  async settings({ prefix, username }: MemberRef): Promise<ProtectionSettings> {
    const stored = await this.protections.find(prefix, username);
    const nowMs = this.clock.now().getTime();
    const { minutes, pending } = reminderAt(stored.reminder, nowMs);
    const exclusion = exclusionAt(stored.exclusions, nowMs);
    return {
      reminderMinutes: minutes,
      pendingReminder: pending && { minutes: pending.minutes, from: new Date(pending.fromMs).toISOString() },
      exclusion: exclusion && toExclusion(exclusion),
    };
  }

  /** @throws InvalidInput for an interval that is not offered */
  async setReminder(member: MemberRef, { minutes }: ReminderRequest): Promise<ProtectionSettings> {
    if (minutes !== null && !REMINDER_CHOICES.some((choice) => choice === minutes)) throw notAChoice('minutes');
    const at = this.clock.now();
    await this.protections.changeReminder(member.prefix, member.username, at, (state) =>
      changeReminder(state, minutes, at.getTime()),
    );
    return this.settings(member);
  }

  /**
   * A longer break is always taken, whatever was asked before.
   * @throws InvalidInput for a length that is not offered, TooManyRequests for one of very many that lengthen nothing
   */
  async exclude(member: MemberRef, { kind, days }: ExclusionRequest): Promise<ProtectionSettings> {
    if (!EXCLUSION_CHOICES[kind].includes(days)) throw notAChoice('days');
    const { prefix, username } = member;
    const span = newExclusion(kind, days, this.clock.now().getTime());
    await this.rates.consume(BREAKS, `${prefix}.${username}`).catch(async (error: unknown) => {
      const { exclusions } = await this.protections.find(prefix, username);
      if (!(error instanceof TooManyRequests) || !doesLengthen(span, exclusions)) throw error;
    });
    await this.protections.addExclusion(prefix, username, span);
    return this.settings(member);
  }

  /** Whether an exclusion is in force for any of these members of an agent. */
  async isAnyExcluded(prefix: string, usernames: readonly string[]): Promise<boolean> {
    const exclusions = await this.protections.exclusionsOf(prefix, usernames);
    return exclusionAt(exclusions, this.clock.now().getTime()) !== null;
  }

  /** Lets play, or a gift, begin. @throws MemberExcluded while an exclusion is in force, LossLimitReached */
  async assertMayPlay(member: MemberRef): Promise<void> {
    await Promise.all([this.assertNotExcluded(member), this.limits.assertMayLose(member)]);
  }

  /**
   * Lets money come in. @param amountSatang how much; nothing: only a break is in the way
   * @throws MemberExcluded while an exclusion is in force, DepositLimitReached, and what the gateway throws
   */
  async assertMayDeposit(member: MemberRef, amountSatang?: Satang): Promise<void> {
    await this.assertNotExcluded(member);
    if (amountSatang !== undefined) await this.limits.assertMayDeposit(member, amountSatang);
  }

  private async assertNotExcluded({ prefix, username }: MemberRef): Promise<void> {
    const { exclusions } = await this.protections.find(prefix, username);
    const exclusion = exclusionAt(exclusions, this.clock.now().getTime());
    if (exclusion) throw new MemberExcluded(exclusion, await this.calendar.zoneOf(prefix));
  }
}

const notAChoice = (field: string): InvalidInput => new InvalidInput([{ field, messageKey: 'protection.notAChoice' }]);

function toExclusion({ kind, sinceMs, untilMs }: ExclusionSpan): Exclusion {
  return {
    kind,
    since: new Date(sinceMs).toISOString(),
    until: untilMs === null ? null : new Date(untilMs).toISOString(),
  };
}
