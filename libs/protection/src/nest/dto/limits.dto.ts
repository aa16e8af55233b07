import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import {
  HIGHEST_LIMIT_SATANG,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type LimitRequest,
} from '../../core';

export class LimitRequestDto implements LimitRequest {
  @ApiProperty({ enum: LIMIT_KINDS, example: 'DEPOSIT' })
  @IsIn(LIMIT_KINDS)
  kind!: LimitKind;

  @ApiProperty({ enum: LIMIT_PERIODS, example: 'DAY' })
  @IsIn(LIMIT_PERIODS)
  period!: LimitPeriod;

  @ApiProperty({ type: Number, example: 5_000_000, nullable: true, minimum: 0, maximum: HIGHEST_LIMIT_SATANG })
  @ValidateIf((_, satang) => satang !== null)
  @IsInt()
  @Min(0)
  @Max(HIGHEST_LIMIT_SATANG)
  limitSatang!: number | null;
}
