import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX_LENGTH, type LoginRequest, type LoginResult } from '../../core';

export class LoginRequestDto implements LoginRequest {
  @ApiProperty({ example: 'MTO', description: "The agent's prefix, in either case" })
  @IsString()
  @MinLength(1)
  @MaxLength(12)
  prefix!: string;

  @ApiProperty({ example: 'MTODEMO1', description: 'In either case; it starts with the prefix' })
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  username!: string;

  @ApiProperty({ example: 'Chips-2026!', format: 'password' })
  @IsString()
  @MinLength(1)
  @MaxLength(PASSWORD_MAX_LENGTH)
  password!: string;
}

/** The cookies carry the session; no token is in the body. */
export class LoginResultDto implements LoginResult {
  @ApiProperty({ example: 'MTODEMO1' })
  username!: string;

  @ApiProperty({ example: 'MTO' })
  prefix!: string;

  @ApiProperty({
    example: '2026-12-02T09:00:00.000Z',
    description: 'When the session ends if nothing more is heard of it',
  })
  expiresAt!: string;
}
