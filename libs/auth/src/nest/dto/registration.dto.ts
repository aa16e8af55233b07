import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength, MinLength, ValidateNested } from 'class-validator';
import {
  GENDERS,
  PASSWORD_MAX_LENGTH,
  RECOMMENDS,
  USERNAME_MAX_LENGTH,
  type CheckRegisterRequest,
  type ForgetPasswordRequest,
  type Gender,
  type OtpRequest,
  type Recommend,
  type RegisterByOtpRequest,
  type RegisterRequest,
  type RegistrationData,
} from '../../core';
import { ProofAnswerDto } from './login.dto';

export class CaptchaQueryDto {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix, case-insensitive" })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  prefix!: string;
}

export class ReferrerQueryDto extends CaptchaQueryDto {
  @ApiProperty({ example: '64b0c1f2a9d3e4f5a6b7c8d9', description: 'Referral code, as in the link' })
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  code!: string;
}

/** A call that needs no session, within the agent's limits. */
class AttemptDto {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix, case-insensitive" })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  prefix!: string;

  @ApiPropertyOptional({ type: ProofAnswerDto, description: 'Required after a 429 reply with a `challenge`' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ProofAnswerDto)
  proof?: ProofAnswerDto;
}

export class OtpRequestDto extends AttemptDto implements OtpRequest {
  @ApiProperty({ example: '0812345678' })
  @IsString()
  @MaxLength(30)
  tel!: string;
}

export class CheckRegisterRequestDto extends AttemptDto implements CheckRegisterRequest {
  @ApiProperty({ enum: ['PHONE', 'ACCOUNT'], example: 'PHONE' })
  @IsIn(['PHONE', 'ACCOUNT'])
  type!: 'PHONE' | 'ACCOUNT';

  @ApiProperty({ example: '0812345678' })
  @IsString()
  @MaxLength(40)
  value!: string;
}

export class ForgetPasswordRequestDto extends OtpRequestDto implements ForgetPasswordRequest {
  @ApiProperty({ example: '482130', description: 'One-time password from `sendOtp`' })
  @IsString()
  @MaxLength(12)
  otp!: string;
}

class RegistrationDto extends AttemptDto implements RegistrationData {
  @ApiProperty({ example: '0812345678' }) @IsString() @MaxLength(30) tel!: string;

  @ApiProperty({ example: 'KBANK', description: 'Bank code' }) @IsString() @MaxLength(12) bankName!: string;

  @ApiProperty({ example: '1234567890' }) @IsString() @MaxLength(40) accountNumber!: string;

  @ApiProperty({ example: 'Thanakorn' }) @IsString() @MaxLength(60) firstName!: string;

  @ApiProperty({ example: 'Thongsukdee' }) @IsString() @MaxLength(60) lastName!: string;

  @ApiProperty({ example: '1995-04-13', description: 'Birthday. The member must have reached the minimum age.' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  birthday!: string;

  @ApiProperty({ example: 'MTONEW01', description: 'Username. Starts with the prefix.' })
  @IsString()
  @MaxLength(USERNAME_MAX_LENGTH)
  username!: string;

  @ApiProperty({ example: 'Chips-2026!', format: 'password' })
  @IsString()
  @MaxLength(PASSWORD_MAX_LENGTH)
  password!: string;

  @ApiProperty({ example: true, description: 'Acceptance of the terms; the time is stored' })
  @IsBoolean()
  consent!: boolean;

  @ApiPropertyOptional({ example: 'new@member.example' })
  @IsOptional()
  @IsString()
  @MaxLength(120)
  email?: string;

  @ApiPropertyOptional({ example: 'thanakorn' }) @IsOptional() @IsString() @MaxLength(60) line?: string;

  @ApiPropertyOptional({ enum: GENDERS, example: 'male' }) @IsOptional() @IsIn(GENDERS) gender?: Gender;

  @ApiPropertyOptional({ enum: RECOMMENDS, example: 'friend' })
  @IsOptional()
  @IsIn(RECOMMENDS)
  recommend?: Recommend;

  @ApiPropertyOptional({ example: 'A poster', description: 'Free text if `recommend` is `other`' })
  @IsOptional()
  @IsString()
  @MaxLength(120)
  recommendOther?: string;

  @ApiPropertyOptional({ example: '65f0c0de0000000000000101', description: 'Referral code of the upline' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  reference?: string;
}

export class RegisterRequestDto extends RegistrationDto implements RegisterRequest {
  @ApiProperty({ example: 'c1-8f20' }) @IsString() @MinLength(1) @MaxLength(64) captchaId!: string;

  @ApiProperty({ example: '48213' }) @IsString() @MinLength(1) @MaxLength(12) captcha!: string;
}

export class RegisterByOtpRequestDto extends RegistrationDto implements RegisterByOtpRequest {
  @ApiProperty({ example: '482130' }) @IsString() @MinLength(1) @MaxLength(12) otp!: string;
}
