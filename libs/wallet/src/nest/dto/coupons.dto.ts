import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_CODE_LENGTH } from '../../core';

export class CouponCodeDto {
  @ApiProperty({ example: 'WELCOME-7K2M-93QX' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_CODE_LENGTH)
  couponCode!: string;
}
