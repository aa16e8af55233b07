import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH, type OwnRegistration } from '../../core';

/** The specification's fields, and behind them what proves a registration: fields of ours. */
export class OwnRegistrationDto implements OwnRegistration {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix, in either case" })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  agentID!: string;

  @ApiProperty({ example: 'MTONEW01', description: 'It starts with the prefix' })
  @IsString()
  @MaxLength(USERNAME_MAX_LENGTH)
  loginUsername!: string;

  @ApiProperty({ example: 'Chips-2026!', format: 'password' })
  @IsString()
  @MaxLength(PASSWORD_MAX_LENGTH)
  loginPassword!: string;

  @ApiProperty({ example: 'Thanakorn' }) @IsString() @MaxLength(60) firstName!: string;

  @ApiProperty({ example: 'Thongsukdee' }) @IsString() @MaxLength(60) lastName!: string;

  @ApiProperty({ example: '1234567890' }) @IsString() @MaxLength(40) bankAccountNo!: string;

  @ApiProperty({ example: 'KBANK', description: "The bank's code" }) @IsString() @MaxLength(12) bankAbbrev!: string;

  @ApiProperty({ example: '0812345678' }) @IsString() @MaxLength(30) phone!: string;

  @ApiPropertyOptional({ example: '482130', description: 'Ours. Where the site has SMS OTP on: from `sendOtp`' })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  otp?: string;

  @ApiPropertyOptional({ example: 'c1-8f20', description: 'Ours. Where the site has SMS OTP off: from `getCaptcha`' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  captchaId?: string;

  @ApiPropertyOptional({ example: '48213', description: 'Ours. What the picture says' })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  captcha?: string;

  @ApiPropertyOptional({ example: '1995-04-13', description: 'Ours. Of age by the site’s minimum' })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  birthday?: string;

  @ApiPropertyOptional({ example: true, description: 'Ours. The terms are accepted; it is kept when' })
  @IsOptional()
  @IsBoolean()
  consent?: boolean;
}

export class BankAccountRequestDto {
  @ApiProperty({ example: 'MTO', description: "The key's agent" })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  agentID!: string;
}

export class BankAccountDto {
  @ApiProperty({ example: '004817302956', description: 'Twelve digits that no member of the agent has' })
  bankAccount!: string;
}
