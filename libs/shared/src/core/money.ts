/**
 * An amount of money in satang (1 baht = 100 satang), always an integer.
 *
 * Wire fields that the specification names (`credit`, `balance`, `depositAmount`, …) carry baht as a JSON number
 * with at most two decimals; our own fields end in `Satang` and carry an integer. Convert only at the edge, with the
 * functions in this file.
 */
export type Satang = bigint;

/** Thrown when an external amount is not a baht amount with at most two decimals. */
export class InvalidAmount extends Error {
  constructor(readonly received: unknown) {
    super('not a baht amount with at most two decimals');
    this.name = 'InvalidAmount';
  }
}

const BAHT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/** Converts `12345.67` or `"12345.67"` (baht) to `1234567n`, exactly. @throws InvalidAmount */
export function satangFromBaht(baht: number | string): Satang {
  const digits = typeof baht === 'number' ? decimalDigits(baht) : baht;
  const match = BAHT.exec(digits);
  if (!match) throw new InvalidAmount(baht);
  const [, sign, whole, fraction = ''] = match;
  const satang = BigInt(whole!) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -satang : satang;
}

/**
 * Providers add amounts as binary fractions (`0.1 + 0.2`). Accept a number within one part in 10^12 of a whole satang
 * (for everyday amounts, within a millionth of a satang); reject anything else.
 */
function decimalDigits(baht: number): string {
  const satang = baht * 100;
  const whole = Math.round(satang);
  const tolerance = Math.max(1e-6, Math.abs(whole) * 1e-12);
  if (!Number.isSafeInteger(whole) || Math.abs(satang - whole) > tolerance) throw new InvalidAmount(baht);
  return bahtDigits(BigInt(whole));
}

/** `1234567n` → `"12345.67"`: always two decimals, no grouping. */
export function bahtDigits(satang: Satang): string {
  const absolute = satang < 0n ? -satang : satang;
  return `${satang < 0n ? '-' : ''}${absolute / 100n}.${String(absolute % 100n).padStart(2, '0')}`;
}

/** `1234567n` → `12345.67`, for wire fields that carry baht as a JSON number. */
export function bahtNumber(satang: Satang): number {
  return Number(bahtDigits(satang));
}

/** An amount on the wire of our own calls whose unit depends on a kind; the field of the other unit is `null`. */
export interface CreditOrPoints {
  /** For CREDIT. */
  amountSatang: number | null;
  /** For POINT. */
  amountPoints: number | null;
}

/** Writes a stored amount, satang or points, to the field of its unit. */
export function creditOrPoints(kind: 'CREDIT' | 'POINT', amount: bigint): CreditOrPoints {
  return kind === 'CREDIT'
    ? { amountSatang: Number(amount), amountPoints: null }
    : { amountSatang: null, amountPoints: Number(amount) };
}

/** Reads the satang or points of {@link CreditOrPoints}. @throws RangeError when both fields are `null` */
export function satangOrPoints({ amountSatang, amountPoints }: CreditOrPoints): bigint {
  const amount = amountSatang ?? amountPoints;
  if (amount === null) throw new RangeError('an amount needs satang or points');
  return BigInt(amount);
}

/** Returns what an amount counts in limits of money, in satang: a point counts as a baht. */
export function weightSatang(unit: 'CREDIT' | 'POINT', amount: bigint): Satang {
  return unit === 'POINT' ? satangFromBaht(String(amount)) : amount;
}

/**
 * Splits an amount by weights; the parts always add up to the whole. Left-over satang go to the first parts, one
 * each.
 * @throws RangeError when a weight is negative or not an integer, or when none is positive
 */
export function allocate(amount: Satang, weights: readonly number[]): Satang[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0 || weights.some((weight) => weight < 0 || !Number.isSafeInteger(weight))) {
    throw new RangeError('weights must be non-negative integers, at least one of them positive');
  }
  const parts = weights.map((weight) => (amount * BigInt(weight)) / BigInt(total));
  let left = amount - parts.reduce((sum, part) => sum + part, 0n);
  const step = left < 0n ? -1n : 1n;
  for (let index = 0; left !== 0n; index = (index + 1) % parts.length) {
    if (weights[index]! > 0) {
      parts[index]! += step;
      left -= step;
    }
  }
  return parts;
}
