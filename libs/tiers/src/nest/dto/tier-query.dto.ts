import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class TierQueryDto {
  @ApiPropertyOptional({
    example: 'MTO',
    description: "The agent's prefix. Default: the session's agent, then the `prefix` cookie, then MASTER.",
  })
  @IsOptional()
  @IsString()
  @MaxLength(12)
  agentID?: string;
}
