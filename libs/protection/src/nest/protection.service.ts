import { Injectable } from '@nestjs/common';
import { InvalidInput, type MemberRef, type Satang } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';
import {
  changeReminder,
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

/** Breaks and reminders of members: what is taken is told at once to all that asks whether a member may play or pay. */
@Injectable()
export class ProtectionService {
  constructor(
    private readonly protections: ProtectionRepository,
    private readonly limits: LimitsService,
    private readonly calendar: ProtectionCalendar,
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

  /** @throws InvalidInput for a length that is not offered */
  async exclude(member: MemberRef, { kind, days }: ExclusionRequest): Promise<ProtectionSettings> {
    if (!EXCLUSION_CHOICES[kind].includes(days)) throw notAChoice('days');
    await this.protections.addExclusion(
      member.prefix,
      member.username,
      newExclusion(kind, days, this.clock.now().getTime()),
    );
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
