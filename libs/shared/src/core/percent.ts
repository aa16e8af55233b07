/** Steps of a share: hundredths of a percent. */
const STEPS = 10_000;

/** Absorbs the binary rounding of a share: `0.57 * 100` is slightly less than 57. */
const TOLERANCE = 1e-9;

/**
 * Returns the share of a part in a whole, from 0 to 1 in steps of a hundredth of a percent. It truncates, so that
 * only a complete whole gives 1. Takes integers (satang), so that 68,400 of 120,000 is exactly 57 %.
 */
export function shareOf(part: bigint, whole: bigint): number {
  if (part >= whole) return 1;
  return part <= 0n ? 0 : Number((part * BigInt(STEPS)) / whole) / STEPS;
}

/** Formats a share for display: `0.57` → `"57%"`, `0.5732` → `"57.32%"`. Lossless for values of {@link shareOf}. */
export function formatPercent(share: number): string {
  const steps = Math.floor(share * STEPS + TOLERANCE);
  const hundredths = steps % 100;
  return hundredths === 0 ? `${steps / 100}%` : `${Math.floor(steps / 100)}.${String(hundredths).padStart(2, '0')}%`;
}

/** Converts a share to percent without rounding: `0.125` → `12.5`. */
export function shareInPercent(share: number): number {
  return share * 100;
}

/** Converts a share to whole percent, truncated: `0.57` → `57`, `0.999` → `99`. */
export function shareInWholePercent(share: number): number {
  return Math.floor(share * 100 + TOLERANCE);
}

/** Formats a share in whole percent, truncated: `0.5732` → `"57%"`. */
export function formatWholePercent(share: number): string {
  return `${shareInWholePercent(share)}%`;
}

/** Converts percent to a share: `12.5` → `0.125`. */
export function shareOfPercent(percent: number): number {
  return percent / 100;
}

/**
 * Returns the given percentage of an amount, truncated to a whole unit of the amount (satang).
 * @throws RangeError when the percentage is a fractional number
 */
export function percentOf(amount: bigint, percent: number | bigint): bigint {
  return (amount * BigInt(percent)) / 100n;
}
