import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import type { ProofAnswer } from '@housebrand/shared';
import { FACTOR_CODE_MAX_LENGTH, PASSWORD_MAX_LENGTH, type LoginRequest } from '../../core';
import { PasskeyAnswerDto } from './passkey.dto';

export class ProofAnswerDto implements ProofAnswer {
  @ApiProperty({ description: 'Token of the challenge' })
  @IsString()
  @MaxLength(400)
  token!: string;

  @ApiProperty({
    example: '48213',
    description: 'Text for which SHA-256 of `<salt>.<answer>` starts with the required number of zero bits',
  })
  @IsString()
  @MaxLength(12)
  answer!: string;
}

export class LoginRequestDto implements LoginRequest {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix, case-insensitive" })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  prefix!: string;

  @ApiProperty({ example: 'MTODEMO1', description: 'Username, case-insensitive. Starts with the prefix.' })
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  username!: string;

  @ApiProperty({ example: 'Chips-2026!', format: 'password' })
  @IsString()
  @MinLength(1)
  @MaxLength(PASSWORD_MAX_LENGTH)
  password!: string;

  @ApiPropertyOptional({
    example: '482913',
    description: 'Required after a 4403 reply: six digits from the authenticator app, or a recovery code',
  })
  @IsOptional()
  @IsString()
  @MaxLength(FACTOR_CODE_MAX_LENGTH)
  code?: string;

  @ApiPropertyOptional({
    type: PasskeyAnswerDto,
    description: 'Instead of `code`, if the 4403 reply had `challenge.passkey`: the answer to it',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => PasskeyAnswerDto)
  passkey?: PasskeyAnswerDto;

  @ApiPropertyOptional({ type: ProofAnswerDto, description: 'Required after a 429 reply with a `challenge`' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ProofAnswerDto)
  proof?: ProofAnswerDto;
}
