import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import {
  MAX_EXCLUSION_DAYS,
  REMINDER_CHOICES,
  type Exclusion,
  type ExclusionKind,
  type ExclusionRequest,
  type ProtectionSettings,
  type ReminderRequest,
} from '../../core';

export class PendingReminderDto {
  @ApiProperty({ type: Number, example: 120, nullable: true })
  minutes!: number | null;

  @ApiProperty({ example: '2026-11-21T09:00:00.000Z' })
  from!: string;
}

export class ExclusionDto implements Exclusion {
  @ApiProperty({ enum: ['COOL_OFF', 'SELF_EXCLUSION'], example: 'COOL_OFF' })
  kind!: ExclusionKind;

  @ApiProperty({ example: '2026-11-20T09:00:00.000Z' })
  since!: string;

  @ApiProperty({
    type: String,
    example: '2026-11-27T09:00:00.000Z',
    nullable: true,
    description: 'End of the exclusion; `null`: no end.',
  })
  until!: string | null;
}

export class ProtectionSettingsDto implements ProtectionSettings {
  @ApiProperty({
    type: Number,
    example: 60,
    nullable: true,
    description: 'Minutes between reminders; `null`: no reminder.',
  })
  reminderMinutes!: number | null;

  @ApiProperty({
    type: PendingReminderDto,
    nullable: true,
    description: 'Longer interval that takes effect 24 hours after the request.',
  })
  pendingReminder!: PendingReminderDto | null;

  @ApiProperty({ type: ExclusionDto, nullable: true })
  exclusion!: ExclusionDto | null;
}

export class ReminderRequestDto implements ReminderRequest {
  @ApiProperty({ type: Number, enum: [15, 30, 60, 120, null], example: 30, nullable: true })
  @ValidateIf((_, minutes) => minutes !== null)
  @IsInt()
  @Min(1)
  @Max(Math.max(...REMINDER_CHOICES))
  minutes!: number | null;
}

export class ExclusionRequestDto implements ExclusionRequest {
  @ApiProperty({ enum: ['COOL_OFF', 'SELF_EXCLUSION'], example: 'COOL_OFF' })
  @IsIn(['COOL_OFF', 'SELF_EXCLUSION'])
  kind!: ExclusionKind;

  @ApiProperty({
    type: Number,
    example: 7,
    nullable: true,
    description: 'Days. COOL_OFF: 1, 7, 30 or 42. SELF_EXCLUSION: 182, 365 or `null` (no end).',
  })
  @ValidateIf((_, days) => days !== null)
  @IsInt()
  @Min(1)
  @Max(MAX_EXCLUSION_DAYS)
  days!: number | null;
}
