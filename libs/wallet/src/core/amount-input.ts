import { satangFromBaht, type Satang } from '@housebrand/shared';

/** Baht with so many digits are more than anybody moves. */
const MAX_DIGITS = 9;
const THAI_ZERO = 0x0e50;

/**
 * What was typed into an amount field as the digits that are kept: `1,234.567` → `1234.56`, `๕๐๐` → `500`. At most two
 * decimals; whatever is no digit and no point is left out.
 */
export function typedAmount(text: string): string {
  const digits = text.replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
  const [whole = '', ...rest] = digits.replace(/[^\d.]/g, '').split('.');
  const baht = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS);
  return rest.length > 0 ? `${baht || '0'}.${rest.join('').slice(0, 2)}` : baht;
}

/** The same with its thousands apart, as it stands in the field: `1234.5` → `1,234.5`. */
export function groupedAmount(typed: string): string {
  const [whole = '', fraction] = typed.split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  const grouped = groups.join(',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** What {@link typedAmount} left, in satang; `null` while nothing or nought stands there. */
export function satangTyped(typed: string): Satang | null {
  if (!/\d/.test(typed)) return null;
  const satang = satangFromBaht(typed.replace(/\.$/, ''));
  return satang > 0n ? satang : null;
}

/** What stands in the field for an amount: `50037n` → `500.37`, `50000n` → `500`. */
export function amountText(satang: Satang): string {
  const fraction = String(satang % 100n).padStart(2, '0');
  return fraction === '00' ? String(satang / 100n) : `${satang / 100n}.${fraction}`;
}

/** The smallest and the largest amount, satang; `null` where there is none. */
export interface AmountLimits {
  minSatang: number | null;
  maxSatang: number | null;
}

/** What keeps an amount from being sent. */
export function amountProblem(satang: Satang, { minSatang, maxSatang }: AmountLimits): 'tooSmall' | 'tooLarge' | null {
  if (minSatang !== null && satang < BigInt(minSatang)) return 'tooSmall';
  if (maxSatang !== null && satang > BigInt(maxSatang)) return 'tooLarge';
  return null;
}
