import { applyDecorators } from '@nestjs/common';
import { satangFromBaht } from '@housebrand/shared';
import { Max, Min, ValidateBy } from 'class-validator';
import { MAX_BAHT } from './number-bounds';

/**
 * An amount from outside: baht as a JSON number, at most two decimals, never negative, never more than {@link MAX_BAHT}.
 * Every amount in a DTO wears it; `satangFromBaht` then takes it without a complaint.
 */
export function IsBaht({ min = 0, max = MAX_BAHT }: { min?: number; max?: number } = {}): PropertyDecorator {
  return bahtWithin(min, max, false);
}

/** A list of such amounts. */
export function IsBahtEach({ min = 0, max = MAX_BAHT }: { min?: number; max?: number } = {}): PropertyDecorator {
  return bahtWithin(min, max, true);
}

function bahtWithin(min: number, max: number, each: boolean): PropertyDecorator {
  const isNumber = ValidateBy({ name: 'isNumber', validator: { validate: isWholeSatang } }, { each });
  return applyDecorators(Min(min, { each }), Max(max, { each }), isNumber);
}

function isWholeSatang(amount: unknown): boolean {
  if (typeof amount !== 'number') return false;
  try {
    return Number(satangFromBaht(amount)) === Math.round(amount * 100);
  } catch {
    return false;
  }
}
