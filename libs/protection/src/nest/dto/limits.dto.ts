import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import {
  HIGHEST_LIMIT_SATANG,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type LimitRequest,
  type MoneyLimit,
} from '../../core';

export class PendingLimitDto {
  @ApiProperty({ type: Number, example: 500_000, nullable: true, description: 'Limit in satang; `null`: no limit.' })
  limitSatang!: number | null;

  @ApiProperty({ example: '2026-11-21T09:00:00.000Z' })
  from!: string;
}

export class MoneyLimitDto implements MoneyLimit {
  @ApiProperty({ enum: LIMIT_KINDS, example: 'DEPOSIT' })
  kind!: LimitKind;

  @ApiProperty({
    enum: LIMIT_PERIODS,
    example: 'DAY',
    description: "Period in the agent's time zone. Weeks start on Monday.",
  })
  period!: LimitPeriod;

  @ApiProperty({ type: Number, example: 300_000, nullable: true, description: 'Limit in satang; `null`: no limit.' })
  limitSatang!: number | null;

  @ApiProperty({
    type: Number,
    example: 120_000,
    nullable: true,
    description: 'Used amount in satang; `null`: no limit, or currently unknown.',
  })
  usedSatang!: number | null;

  @ApiProperty({
    type: Number,
    example: 50_000,
    nullable: true,
    description:
      'Gifts and coupons received in the period, in satang. Shown with a deposit limit but not counted. `null`: a loss limit, or currently unknown.',
  })
  besideSatang!: number | null;

  @ApiProperty({ example: '2026-11-21T17:00:00.000Z', description: 'End of the period.' })
  until!: string;

  @ApiProperty({
    type: PendingLimitDto,
    nullable: true,
    description: 'Increase that takes effect 24 hours after the request.',
  })
  pending!: PendingLimitDto | null;
}

export class LimitRequestDto implements LimitRequest {
  @ApiProperty({ enum: LIMIT_KINDS, example: 'DEPOSIT' })
  @IsIn(LIMIT_KINDS)
  kind!: LimitKind;

  @ApiProperty({ enum: LIMIT_PERIODS, example: 'DAY' })
  @IsIn(LIMIT_PERIODS)
  period!: LimitPeriod;

  @ApiProperty({ type: Number, example: 300_000, nullable: true, minimum: 0, maximum: HIGHEST_LIMIT_SATANG })
  @ValidateIf((_, satang) => satang !== null)
  @IsInt()
  @Min(0)
  @Max(HIGHEST_LIMIT_SATANG)
  limitSatang!: number | null;
}
