import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBaht } from '@housebrand/shared/nest';
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
  LONGEST_COUPON_NAME,
  MOST_CODES_AT_ONCE,
  MOST_OF_A_COUPON,
  MOST_TURNOVER_TIMES,
  type CouponCodes,
  type CouponConfig,
  type CreateCouponRequest,
  type Unit,
} from '../../core';

/** With its zone: a coupon ends at the same moment for everybody. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

export class CreateCouponDto implements CreateCouponRequest {
  @ApiProperty({ example: 'Songkran', description: "For the agent's own lists: members do not see it." })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_COUPON_NAME)
  name!: string;

  @ApiProperty({ enum: ['CREDIT', 'POINT'], example: 'CREDIT' })
  @IsIn(['CREDIT', 'POINT'])
  kind!: Unit;

  @ApiProperty({ example: 100, description: 'Baht for CREDIT, points for POINT.' })
  @IsBaht({ min: 0.01 })
  amount!: number;

  @ApiPropertyOptional({
    example: 3,
    default: 0,
    description: 'So many times the amount is to be played before money may leave.',
  })
  @IsInt()
  @Min(0)
  @Max(MOST_TURNOVER_TIMES)
  turnoverMultiplier: number = 0;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2026-12-01T00:00:00+07:00',
    description: 'From now on, when left out.',
  })
  @IsOptional()
  @Matches(INSTANT)
  @IsISO8601({ strict: true })
  validFrom: string | null = null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '2027-01-01T00:00:00+07:00',
    description: 'No end, when left out.',
  })
  @IsOptional()
  @Matches(INSTANT)
  @IsISO8601({ strict: true })
  validUntil: string | null = null;

  @ApiPropertyOptional({ example: 1, default: 1, description: 'How often one member may redeem it.' })
  @IsInt()
  @Min(1)
  @Max(MOST_OF_A_COUPON)
  perMember: number = 1;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 500,
    description: 'How often in all; no limit, when left out.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_OF_A_COUPON)
  total: number | null = null;
}

export class CouponParamDto {
  @ApiProperty({
    example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    description: 'As the coupon was answered when it was made.',
  })
  @IsUUID()
  id!: string;
}

export class MakeCouponCodesDto {
  @ApiProperty({ example: 2, description: `At most ${MOST_CODES_AT_ONCE} at once.` })
  @IsInt()
  @Min(1)
  @Max(MOST_CODES_AT_ONCE)
  count!: number;
}

export class CouponCodesDto implements CouponCodes {
  @ApiProperty({ type: String, isArray: true, example: ['7K2M-93QX-4HLC-8VZD', 'QX93-2M7K-LC4H-ZD8V'] })
  codes!: string[];
}

export class CouponConfigDto extends CreateCouponDto implements CouponConfig {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  id!: string;

  @ApiProperty({ type: String, example: '2026-12-01T00:00:00.000Z' })
  override validFrom!: string;

  @ApiProperty({ example: 12, description: 'How often it was redeemed.' })
  redeemed!: number;

  @ApiProperty({ example: 500, description: 'How many codes it has.' })
  codes!: number;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Since when it is redeemed no more.' })
  disabledAt!: string | null;
}
