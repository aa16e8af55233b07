import { bahtDigits, satangFromBaht, type Satang } from '@housebrand/shared';

/** Digits of the baht part; enough for any amount that members move. */
const MAX_DIGITS = 9;
const THAI_ZERO = 0x0e50;

/**
 * Normalizes the text of an amount field: `1,234.567` → `1234.56`, `๕๐๐` → `500`. Keeps at most two decimals and drops
 * everything except digits and the point.
 */
export function typedAmount(text: string): string {
  const digits = text.replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
  const [whole = '', ...rest] = digits.replace(/[^\d.]/g, '').split('.');
  const baht = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
  return rest.length > 0 ? `${baht || '0'}.${rest.join('').slice(0, 2)}` : baht;
}

/** Groups the thousands for display in the field: `1234.5` → `1,234.5`. */
export function groupedAmount(typed: string): string {
  const [whole = '', fraction] = typed.split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  const grouped = groups.join(',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Converts the result of {@link typedAmount} to satang; `null` if it is empty or zero. */
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
