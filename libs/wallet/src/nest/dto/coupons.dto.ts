import { ApiProperty } from '@nestjs/swagger';
import { IsSatang } from '@housebrand/shared/nest';
import { IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { MAX_CODE_LENGTH } from '../../core';

export class CouponCodeDto {
  @ApiProperty({ example: 'WELCOME-7K2M-93QX' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE_LENGTH)
  couponCode!: string;
}

export class RedemptionParamDto {
  @ApiProperty({
    example: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    description: '`transactionId` from `redeemCoupon`.',
  })
  @IsUUID()
  id!: string;
}

export class ReturnCouponDto {
  @ApiProperty({
    example: 10_000,
    description:
      'Credit that the member agrees to give back, in satang, from `previewCouponReturn`. Never more is taken.',
  })
  @IsSatang()
  amountSatang!: number;
}
