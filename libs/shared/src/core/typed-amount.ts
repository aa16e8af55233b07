import { asciiText } from './typed-text';

/** Digits of the baht part; enough for any amount that members move. */
const MAX_DIGITS = 9;
const PLAIN_AMOUNT = /^(\d*)(?:\.(\d*))?$/;

/**
 * Normalizes the text of an amount field: `1,234.5` → `1234.5`, `๕๐๐` → `500`, `฿3,000` → `3000`. Returns `null` for a text that
 * could mean another amount (`1.000.000`, `1.234,56`, `1e3`, `-20`, too many digits or decimals), so that the field can keep
 * what it has and say so.
 *
 * @param decimals most decimals; with 0, a fraction of one or two zeros is dropped
 */
export function typedAmount(text: string, decimals = 2): string | null {
  const plain = asciiText(text).replace(/[฿\s]/g, '');
  const point = plain.indexOf('.');
  const isCommaAfterPoint = point >= 0 && plain.lastIndexOf(',') > point;
  const match = isCommaAfterPoint ? null : PLAIN_AMOUNT.exec(plain.replace(/,/g, ''));
  if (!match) return null;
  const [, digits = '', fraction] = match;
  const baht = digits.replace(/^0+(?=\d)/, '');
  if (baht.length > MAX_DIGITS) return null;
  if (fraction === undefined) return baht;
  if (decimals === 0) return /^0{0,2}$/.test(fraction) ? baht : null;
  return fraction.length > decimals ? null : `${baht || '0'}.${fraction}`;
}

/** Whether the commas of a text separate thousands. `1,5` and `1,50` do not, and can mean a fraction. */
export function hasWholeGroups(text: string): boolean {
  const plain = asciiText(text).replace(/[฿\s]/g, '');
  return !plain.includes(',') || /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(plain);
}

/** Groups the thousands for display in the field: `1234.5` → `1,234.5`. */
export function groupedAmount(typed: string): string {
  const [whole = '', fraction] = typed.split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  const grouped = groups.join(',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
