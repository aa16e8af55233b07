import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBaht } from '@housebrand/shared/nest';
import { IsISO8601, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX_LENGTH } from '../../core';

const ACCOUNT_NUMBER = /^\d{10,15}$/;

class SeamlessCallDto {
  @ApiProperty({ example: 'MTO' })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  agentID!: string;

  @ApiProperty({ example: 'MTOSOMCHAI' })
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  username!: string;

  @ApiProperty({ example: 'Somchai Jaidee' })
  @IsString()
  @MinLength(1)
  @MaxLength(120)
  name!: string;

  @ApiProperty({ example: '0812345678' })
  @IsString()
  @MinLength(1)
  @MaxLength(20)
  phoneNo!: string;

  @ApiPropertyOptional({ example: '65f0c0de0000000000000101' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  affiliateCode?: string;

  @ApiPropertyOptional({ example: '2026-11-18T09:00:00.000Z' })
  @IsOptional()
  @IsISO8601({ strict: true })
  createdDate?: string;

  @ApiPropertyOptional({ format: 'password', description: 'Accepted for compatibility; not stored' })
  @IsOptional()
  @IsString()
  @MaxLength(PASSWORD_MAX_LENGTH)
  password?: string;
}

export class CreateSeamlessDto extends SeamlessCallDto {
  @ApiProperty({ example: '1234567890' })
  @Matches(ACCOUNT_NUMBER)
  account!: string;

  @ApiProperty({ example: 'SCB' })
  @IsString()
  @MinLength(1)
  @MaxLength(20)
  bank!: string;

  @ApiPropertyOptional({
    example: 0,
    description: 'Credit in baht. Must equal the credit at the source agent, otherwise 409.',
  })
  @IsOptional()
  @IsBaht()
  transferCredit?: number;

  @ApiPropertyOptional({ example: '', description: 'Username at the source agent' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  transferUsername?: string;
}

export class FirstLoginDto extends SeamlessCallDto {
  @ApiProperty({ example: '1234567890' })
  @Matches(ACCOUNT_NUMBER)
  accountNumber!: string;

  @ApiProperty({ example: 'SCB' })
  @IsString()
  @MinLength(1)
  @MaxLength(20)
  bankName!: string;

  @ApiPropertyOptional({ example: '' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  parentID?: string;
}
