import { ApiProperty } from '@nestjs/swagger';
import { MAX_INTEGER } from '@housebrand/shared/nest';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import type { ClaimRequest } from '../../core';

export class ClaimQuestDto implements ClaimRequest {
  @ApiProperty({ example: 'MTO', description: "Prefix of the session's agent." })
  @IsString()
  @IsNotEmpty()
  @MaxLength(12)
  agentID!: string;

  @ApiProperty({ example: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX_INTEGER)
  id!: number;

  @ApiProperty({ example: 'MTODEMO1', description: "The member's own username; any other gets 403." })
  @IsString()
  @IsNotEmpty()
  @MaxLength(64)
  username!: string;
}
