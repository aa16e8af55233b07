import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ALL_DAYS, InvalidInput, LIST_YEARS, type DayRange, type MessageKey } from '@housebrand/shared';
import { IsISO8601, IsOptional, Matches, ValidateBy } from 'class-validator';
import { PageQueryDto } from './page-query.dto';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const COMMON_YEAR: MessageKey = 'shared.commonYear';

/**
 * Validates the first or last day of a list's range in a query, `YYYY-MM-DD`. Without it the range is open at that end.
 *
 * @param end which end of the range
 */
export function IsRangeDay(end: 'first' | 'last'): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      example: end === 'first' ? '2026-01-01' : '2026-12-31',
      description: `The ${end} day, in the agent's time zone, in a year from ${LIST_YEARS.first} to ${LIST_YEARS.last}. Default: open.`,
    }),
    IsOptional(),
    Matches(DAY),
    IsISO8601({ strict: true }),
    ValidateBy({ name: 'commonYear', validator: { validate: isInListYears } }, { message: COMMON_YEAR }),
  );
}

function isInListYears(day: unknown): boolean {
  const year = Number(String(day).slice(0, 4));
  return year >= LIST_YEARS.first && year <= LIST_YEARS.last;
}

/** A page of a list, limited to days in the agent's time zone (specification section 7). */
export class DateRangeDto extends PageQueryDto {
  @IsRangeDay('first') from?: string;
  @IsRangeDay('last') to?: string;
}

/**
 * Returns a range of days; a missing day leaves that end open.
 * @param field the name of the parameter for the last day
 * @throws InvalidInput when the last day precedes the first
 */
export function daysBetween(from = ALL_DAYS.from, to = ALL_DAYS.to, field = 'to'): DayRange {
  if (from > to) throw new InvalidInput([{ field, messageKey: 'shared.invalid', values: { field } }]);
  return { from, to };
}
