import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX_LENGTH, type StepUpRequest } from '../../core';

export class SessionPathDto {
  @ApiProperty({ example: 'MTO' })
  @IsString()
  @MaxLength(12)
  prefix!: string;

  @ApiProperty({ example: 'MTODEMO1' })
  @IsString()
  @MaxLength(64)
  username!: string;

  @ApiProperty({
    example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f',
    description: 'Session id from `listSessions`.',
  })
  @IsUUID()
  id!: string;
}

export class StepUpRequestDto implements StepUpRequest {
  @ApiProperty({ example: 'Chips-2026!', format: 'password' })
  @IsString()
  @MinLength(1)
  @MaxLength(PASSWORD_MAX_LENGTH)
  password!: string;
}
