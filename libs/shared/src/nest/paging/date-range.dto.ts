import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ALL_DAYS, InvalidInput, LIST_YEARS, type DayRange, type MessageKey } from '@housebrand/shared';
import { IsISO8601, IsOptional, Matches, ValidateBy } from 'class-validator';
import { PageQueryDto } from './page-query.dto';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const COMMON_YEAR: MessageKey = 'shared.commonYear';

/**
 * A day of a list's range in a query, `YYYY-MM-DD`; one that is left out leaves the range open at its end.
 *
 * @param end which one it is
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

/** A page of a list within days of the agent's zone (specification section 7). */
export class DateRangeDto extends PageQueryDto {
  @IsRangeDay('first') from?: string;
  @IsRangeDay('last') to?: string;
}

/**
 * The days of a range that is open where a call names none.
 * @param field what the call names the last one
 * @throws InvalidInput when they are the wrong way round
 */
export function daysBetween(from = ALL_DAYS.from, to = ALL_DAYS.to, field = 'to'): DayRange {
  if (from > to) throw new InvalidInput([{ field, messageKey: 'shared.invalid', values: { field } }]);
  return { from, to };
}
