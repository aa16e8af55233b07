import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH, type OwnRegistration } from '../../core';

/** The specification's fields, followed by our own fields that prove a registration. */
export class OwnRegistrationDto implements OwnRegistration {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix, case-insensitive" })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  agentID!: string;

  @ApiProperty({ example: 'MTONEW01', description: 'Username. Starts with the prefix.' })
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

  @ApiProperty({ example: 'KBANK', description: 'Bank code' }) @IsString() @MaxLength(12) bankAbbrev!: string;

  @ApiProperty({ example: '0812345678' }) @IsString() @MaxLength(30) phone!: string;

  @ApiPropertyOptional({
    example: '482130',
    description: 'One-time password from `sendOtp`, if SMS OTP is on for the agent. Addition to the specification.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  otp?: string;

  @ApiPropertyOptional({
    example: 'c1-8f20',
    description: 'Id from `getCaptcha`, if SMS OTP is off for the agent. Addition to the specification.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  captchaId?: string;

  @ApiPropertyOptional({ example: '48213', description: 'Text of the captcha. Addition to the specification.' })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  captcha?: string;

  @ApiPropertyOptional({
    example: '1995-04-13',
    description: 'Birthday. The member must have reached the minimum age. Addition to the specification.',
  })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  birthday?: string;

  @ApiPropertyOptional({
    example: true,
    description: 'Acceptance of the terms; the time is stored. Addition to the specification.',
  })
  @IsOptional()
  @IsBoolean()
  consent?: boolean;
}

export class BankAccountRequestDto {
  @ApiProperty({ example: 'MTO', description: 'Prefix of the agent that owns the key' })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  agentID!: string;
}
