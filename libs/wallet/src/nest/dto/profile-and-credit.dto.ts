import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { ProfileAndCredit } from '../../core';

export class ProfileAndCreditRequestDto {
  @ApiProperty({ example: 'MTODEMO1' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username!: string;
}

export class ProfileAndCreditDto implements ProfileAndCredit {
  @ApiProperty({ example: 'MTODEMO1' })
  username!: string;

  @ApiProperty({ example: 12345.67, description: 'Credit in baht, as the provider reports it.' })
  balance!: number;

  @ApiProperty({ example: 1234567, description: 'The same amount in satang.' })
  balanceSatang!: number;

  @ApiProperty({ example: 250 })
  point!: number;

  @ApiProperty({ example: '2026-11-18T09:00:00.000Z', description: 'When the provider reported the figures.' })
  asOf!: string;
}
