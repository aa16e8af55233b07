import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIST_YEARS } from '@housebrand/shared';
import { PageQueryDto } from '@housebrand/shared/nest';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { STATUS_LABELS, type ReportQuery, type StatusLabel } from '../../core';

const YEARS = { minimum: LIST_YEARS.first, maximum: LIST_YEARS.last };
const year = {
  type: 'integer',
  ...YEARS,
  example: 2026,
  description: "Calendar year in the agent's time zone. Default: the current year.",
} as const;

export class ReportYearDto {
  @ApiPropertyOptional(year)
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(YEARS.minimum)
  @Max(YEARS.maximum)
  year?: number;
}

export class ReportQueryDto extends PageQueryDto implements ReportQuery {
  @ApiPropertyOptional(year)
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(YEARS.minimum)
  @Max(YEARS.maximum)
  year?: number;

  @ApiPropertyOptional({
    enum: STATUS_LABELS,
    example: 'completed',
    description: 'Only payments with this status label.',
  })
  @IsOptional()
  @IsIn(STATUS_LABELS)
  status?: StatusLabel;

  @ApiPropertyOptional({
    maxLength: 64,
    example: '01KAJ6J7Q2W3',
    description:
      'Only this payment. Without `year`, the previous year is searched, too. Addition to the specification.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  id?: string;
}
