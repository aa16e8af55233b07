import { applyDecorators } from '@nestjs/common';
import { satangFromBaht } from '@housebrand/shared';
import { Max, Min, ValidateBy } from 'class-validator';
import { MAX_BAHT } from './number-bounds';

/**
 * Validates an amount in a request: baht as a JSON number, at most two decimals, from 0 to {@link MAX_BAHT} by default. Put it on
 * every amount of a DTO; `satangFromBaht` then never throws.
 */
export function IsBaht({ min = 0, max = MAX_BAHT }: { min?: number; max?: number } = {}): PropertyDecorator {
  return applyDecorators(
    Min(min),
    Max(max),
    ValidateBy({ name: 'wholeSatang', validator: { validate: isWholeSatang } }),
  );
}

function isWholeSatang(amount: unknown): boolean {
  if (typeof amount !== 'number') return false;
  try {
    satangFromBaht(amount);
    return true;
  } catch {
    return false;
  }
}
