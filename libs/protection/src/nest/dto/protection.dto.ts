import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import {
  MAX_EXCLUSION_DAYS,
  REMINDER_CHOICES,
  type ExclusionKind,
  type ExclusionRequest,
  type ReminderRequest,
} from '../../core';

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
