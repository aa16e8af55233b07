import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageQueryDto } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import { IsInt, IsISO8601, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { LEVELS, type DownlineFilter } from '../../core';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export class IncomeLinesQueryDto extends PageQueryDto {
  @ApiProperty({ example: '2026-11-21', description: 'Business day.' })
  @Matches(DAY)
  @IsISO8601({ strict: true })
  date!: string;
}

export class DownlinesQueryDto extends PageQueryDto implements DownlineFilter {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LEVELS,
    example: 1,
    description: 'Only downlines of this level.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LEVELS)
  level?: number;

  @ApiPropertyOptional({ example: '21', description: 'Complete username, or its visible ending.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  search?: string;
}
