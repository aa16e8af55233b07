import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsRangeDay } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { STATEMENT_GROUPS, STATEMENT_LIMITS, type StatementGroup, type StatementQuery } from '../../core';

const { standard, largest } = STATEMENT_LIMITS;

/** A page of the statement between two days in the agent's time zone. */
export class StatementQueryDto implements StatementQuery {
  @IsRangeDay('first') fromDate?: string;
  @IsRangeDay('last') toDate?: string;

  @ApiPropertyOptional({ enum: STATEMENT_GROUPS, description: 'Only these kinds.' })
  @IsOptional()
  @IsIn(STATEMENT_GROUPS)
  group?: StatementGroup;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: largest, default: standard })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(largest)
  limit: number = standard;

  @ApiPropertyOptional({ maxLength: 64, description: 'The cursor of the page before. Default: the first page.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  cursor?: string;
}
