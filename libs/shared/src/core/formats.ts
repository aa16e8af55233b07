import type { Satang } from './money';

/** Shown for an empty value (specification section 9). */
export const DASH = '-';

const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `1234567n` → `"12,345.67"`. */
export function formatSatang(satang: Satang | null | undefined): string {
  if (satang === null || satang === undefined) return DASH;
  const absolute = satang < 0n ? -satang : satang;
  return `${satang < 0n ? '-' : ''}${group(String(absolute / 100n))}.${String(absolute % 100n).padStart(2, '0')}`;
}

/** As a figure that most often is whole is said, chips and chosen amounts: `50000n` → `"500"`, `50050n` → `"500.50"`. */
export function formatPlainSatang(satang: Satang): string {
  return formatSatang(satang).replace(/\.00$/, '');
}

/**
 * A count or a whole figure, with as many decimals as it has: `5000` → `"5,000"`. `Intl` writes the same; a phone that has not
 * asked it before is held up by it for longer than a finger waits.
 */
export function formatCount(value: number): string {
  const [whole = '0', fraction = ''] = decimalDigits(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}${group(whole)}${fraction && `.${fraction}`}`;
}

/** Two decimals, truncated; below 0.01 it is `0.00` (specification section 9, default format `0,0.00`). */
export function formatNumber(value: number | null | undefined): string {
  return truncated(value, 2);
}

/** Four decimals for small values, truncated; below 0.0001 it is `0.00`. */
export function formatSmallNumber(value: number | null | undefined): string {
  if (value !== null && value !== undefined && Math.abs(value) < 0.0001) return '0.00';
  return truncated(value, 4, 4);
}

function truncated(value: number | null | undefined, decimals: number, atLeast = 2): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return DASH;
  const [whole = '0', fraction = ''] = decimalDigits(Math.abs(value)).split('.');
  const digits = `${group(whole)}.${fraction.slice(0, decimals).padEnd(atLeast, '0')}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** The shortest decimal digits of a number: what was typed, without what binary fractions add. */
function decimalDigits(value: number): string {
  const digits = String(value);
  if (!digits.includes('e')) return digits;
  return value < 1 ? '0' : BigInt(value).toString();
}

/** Shares are counted in hundredths of a percent. */
const STEPS = 10_000;

/**
 * The share of a part in a whole: from 0 to 1 in steps of a hundredth of a percent, truncated, so that 1 is said only of a
 * whole that is reached. Whole numbers on both sides (satang), so that 68,400 of 120,000 is 57 % and not a little less.
 */
export function shareOf(part: bigint, whole: bigint): number {
  if (part >= whole) return 1;
  return part <= 0n ? 0 : Number((part * BigInt(STEPS)) / whole) / STEPS;
}

/** A share as it is told everywhere: `0.57` → `"57%"`, `0.5732` → `"57.32%"`. Of {@link shareOf} it loses nothing. */
export function formatPercent(share: number): string {
  const steps = Math.floor(share * STEPS + 1e-6);
  const hundredths = steps % 100;
  return hundredths === 0 ? `${steps / 100}%` : `${Math.floor(steps / 100)}.${String(hundredths).padStart(2, '0')}%`;
}
