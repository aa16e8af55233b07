import { bahtDigits, type Satang } from './money';

/** Shown for an empty value (specification section 9). */
export const DASH = '-';

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `1234567n` → `"12,345.67"`. */
export function formatSatang(satang: Satang | null | undefined): string {
  if (satang === null || satang === undefined) return DASH;
  const [whole = '', fraction = ''] = bahtDigits(satang).split('.');
  return `${group(whole)}.${fraction}`;
}

/** Omits the decimals of a whole amount, for chips and preset amounts: `50000n` → `"500"`, `50050n` → `"500.50"`. */
export function formatPlainSatang(satang: Satang): string {
  return formatSatang(satang).replace(/\.00$/, '');
}

/**
 * Formats a count or figure with all of its decimals: `5000` → `"5,000"`. `Intl` gives the same text, but its first
 * use blocks a phone for a noticeable time.
 */
export function formatCount(value: number): string {
  const [whole = '0', fraction = ''] = decimalDigits(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}${group(whole)}${fraction && `.${fraction}`}`;
}

/** Two decimals, truncated; values below 0.01 give `0.00` (specification section 9, default format `0,0.00`). */
export function formatNumber(value: number | null | undefined): string {
  return truncated(value, 2);
}

/** Four decimals for small values, truncated; values below 0.0001 give `0.00`. */
export function formatSmallNumber(value: number | null | undefined): string {
  if (value !== null && value !== undefined && Math.abs(value) < 0.0001) return '0.00';
  return truncated(value, 4, 4);
}

function truncated(value: number | null | undefined, decimals: number, minDecimals = 2): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return DASH;
  const [whole = '0', fraction = ''] = decimalDigits(Math.abs(value)).split('.');
  const digits = `${group(whole)}.${fraction.slice(0, decimals).padEnd(minDecimals, '0')}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** The shortest decimal digits that identify the number, free of binary rounding noise. */
function decimalDigits(value: number): string {
  const digits = String(value);
  if (!digits.includes('e')) return digits;
  return value < 1 ? '0' : BigInt(value).toString();
}
