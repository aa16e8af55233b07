import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_SATANG } from './number-bounds';

/**
 * Validates an amount in a request of our own calls: whole satang as a JSON number, from 0 to {@link MAX_SATANG} by default.
 * Calls that the specification lists take baht: `IsBaht`.
 */
export function IsSatang({ min = 0, max = MAX_SATANG, each = false } = {}): PropertyDecorator {
  return applyDecorators(Min(min, { each }), Max(max, { each }), IsInt({ each }));
}
