import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX_LENGTH, type SessionRecord, type StepUpRequest } from '../../core';

export class SessionRecordDto implements SessionRecord {
  @ApiProperty({ example: '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f' }) id!: string;

  @ApiProperty({ example: 'Chrome, Android', description: 'Empty when the device did not say' })
  device!: string;

  @ApiProperty({ example: '2026-11-18T09:00:00.000Z' }) createdAt!: string;
  @ApiProperty({ example: '2026-11-18T09:00:00.000Z', description: 'Noted every five minutes' }) lastSeenAt!: string;
  @ApiProperty({ example: true, description: 'Whether it is the one that asks' }) isCurrent!: boolean;
}

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
    description: 'Of a session, as `listSessions` tells it.',
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
