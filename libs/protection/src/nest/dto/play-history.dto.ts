import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';

const MONTH = /^2[01]\d{2}-(?:0[1-9]|1[0-2])$/;
const DAY = /^2[01]\d{2}-\d{2}-\d{2}$/;

export class PlayHistoryQueryDto {
  @ApiPropertyOptional({ example: '2026-11', description: "Month in the agent's time zone. Default: the current one." })
  @IsOptional()
  @Matches(MONTH)
  month?: string;
}

export class PlayedRoundsQueryDto {
  @ApiProperty({ example: '2026-11-21', description: "Day in the agent's time zone." })
  @Matches(DAY)
  @IsISO8601({ strict: true })
  day!: string;

  @ApiProperty({ example: 'NAGX-0001', maxLength: 64, description: 'Id of the game.' })
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  gameId!: string;

  @ApiPropertyOptional({ maxLength: 100, description: 'The cursor of the page before. Default: the first page.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cursor?: string;
}
