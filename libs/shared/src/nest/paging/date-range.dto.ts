import { ApiPropertyOptional } from '@nestjs/swagger';
import { InvalidInput, type DayRange } from '@housebrand/shared';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { PageQueryDto } from './page-query.dto';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A page of a list within days of the agent's zone: `from` and `to` count only when both are given (specification section 7). */
export class DateRangeDto extends PageQueryDto {
  @ApiPropertyOptional({ example: '2026-01-01', description: 'First day, in the zone of the agent; with `to` only.' })
  @IsOptional()
  @Matches(DAY)
  @IsISO8601({ strict: true })
  from?: string;

  @ApiPropertyOptional({ example: '2026-12-31', description: 'Last day; with `from` only.' })
  @IsOptional()
  @Matches(DAY)
  @IsISO8601({ strict: true })
  to?: string;
}

/**
 * The days that a call names; `null` when it does not name both.
 * @throws InvalidInput when they are the wrong way round
 */
export function daysOf({ from, to }: Pick<DateRangeDto, 'from' | 'to'>): DayRange | null {
  if (from === undefined || to === undefined) return null;
  if (from > to) throw new InvalidInput([{ field: 'to', messageKey: 'shared.invalid', values: { field: 'to' } }]);
  return { from, to };
}
