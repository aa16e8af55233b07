import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class QuestQueryDto {
  @ApiPropertyOptional({ example: 'MTODEMO1', description: "The member's own username." })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  username?: string;
}
