import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_CODE_LENGTH, PAYMENT_STATUSES, type PaymentStatus, type Redemption, type Unit } from '../../core';

export class RedeemCouponDto {
  @ApiProperty({ example: 'WELCOME-7K2M-93QX' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE_LENGTH)
  couponCode!: string;
}

export class CouponRewardDto {
  @ApiProperty({ enum: ['CREDIT', 'POINT'], example: 'CREDIT' })
  kind!: Unit;

  @ApiProperty({ example: 100, description: 'Amount in baht for CREDIT, in points for POINT.' })
  amount!: number;

  @ApiProperty({ example: 300, description: 'Turnover requirement in baht.' })
  turnover!: number;
}

export class RedemptionDto implements Redemption {
  @ApiProperty({ example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10' })
  transactionId!: string;

  @ApiProperty({ type: CouponRewardDto })
  reward!: CouponRewardDto;

  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'CREATE' })
  status!: PaymentStatus;
}
