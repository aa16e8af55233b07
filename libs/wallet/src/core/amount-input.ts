import { bahtDigits, satangFromBaht, type Satang } from '@housebrand/shared';

/** Converts the result of `typedAmount` to satang; `null` if it is empty or zero. */
export function satangTyped(typed: string): Satang | null {
  if (!/\d/.test(typed)) return null;
  const satang = satangFromBaht(typed.replace(/\.$/, ''));
  return satang > 0n ? satang : null;
}

/** Formats an amount for the field: `50037n` → `500.37`, `50000n` → `500`. */
export function amountText(satang: Satang): string {
  return bahtDigits(satang).replace(/\.00$/, '');
}

/** The smallest and largest amount in satang; `null`: no limit. */
export interface AmountLimits {
  minSatang: number | null;
  maxSatang: number | null;
}

/** Returns why an amount cannot be sent; `null` if it can. */
export function amountProblem(satang: Satang, { minSatang, maxSatang }: AmountLimits): 'tooSmall' | 'tooLarge' | null {
  if (minSatang !== null && satang < BigInt(minSatang)) return 'tooSmall';
  if (maxSatang !== null && satang > BigInt(maxSatang)) return 'tooLarge';
  return null;
}
