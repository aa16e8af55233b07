import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CreditOrPointsDto } from '@housebrand/shared/nest';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import {
  MAX_COUPON_NAME_LENGTH,
  MAX_CODES_PER_BATCH,
  MAX_COUPON_COPIES,
  MAX_TURNOVER_MULTIPLE,
  type CouponConfig,
  type CreateCouponRequest,
  type Unit,
} from '../../core';

/** An instant with its time zone: a coupon ends at the same moment for every member. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Request that creates a coupon: its reward, turnover requirement, validity and limits. */
export class CreateCouponDto extends CreditOrPointsDto implements CreateCouponRequest {
  @ApiProperty({ example: 'Songkran', description: "Name in the agent's lists. Not shown to members." })
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_COUPON_NAME_LENGTH)
  name!: string;

  @ApiProperty({ enum: ['CREDIT', 'POINT'], example: 'CREDIT' })
  @IsIn(['CREDIT', 'POINT'])
  kind!: Unit;

  @ApiPropertyOptional({
    example: 3,
    default: 0,
    description: 'Turnover requirement as a multiple of the amount.',
  })
  @IsInt()
  @Min(0)
  @Max(MAX_TURNOVER_MULTIPLE)
  turnoverMultiplier: number = 0;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2026-12-01T00:00:00+07:00',
    description: 'Start of validity. Default: now.',
  })
  @IsOptional()
  @Matches(INSTANT)
  @IsISO8601({ strict: true })
  validFrom: string | null = null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2027-01-01T00:00:00+07:00',
    description: 'End of validity. Default: none.',
  })
  @IsOptional()
  @Matches(INSTANT)
  @IsISO8601({ strict: true })
  validUntil: string | null = null;

  @ApiPropertyOptional({ example: 1, default: 1, description: 'Maximum redemptions per member.' })
  @IsInt()
  @Min(1)
  @Max(MAX_COUPON_COPIES)
  perMember: number = 1;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 500,
    description: 'Maximum redemptions in total. Default: no limit.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_COUPON_COPIES)
  total: number | null = null;
}

export class CouponParamDto {
  @ApiProperty({
    example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    description: 'Coupon id from `createCoupon`.',
  })
  @IsUUID()
  id!: string;
}

/** Request that adds codes to a coupon. */
export class MakeCouponCodesDto {
  @ApiProperty({ example: 2, description: `Number of codes, at most ${MAX_CODES_PER_BATCH}.` })
  @IsInt()
  @Min(1)
  @Max(MAX_CODES_PER_BATCH)
  count!: number;
}

export class CouponConfigDto extends CreateCouponDto implements CouponConfig {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  id!: string;

  @ApiProperty({ type: String, example: '2026-12-01T00:00:00.000Z' })
  override validFrom!: string;

  @ApiProperty({ example: 12, description: 'Number of redemptions.' })
  redeemed!: number;

  @ApiProperty({ example: 500, description: 'Number of codes.' })
  codes!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'When the coupon was disabled; `null` if it is enabled.',
  })
  disabledAt!: string | null;
}
