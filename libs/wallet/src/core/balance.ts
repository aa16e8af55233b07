import { bahtNumber, satangFromBaht, type Satang } from '@housebrand/shared';
import type { ProfileAndCredit } from './contracts';

/** A balance as the provider told it. The provider holds spendable credit; we show its figure and when it was given. */
export interface Balance {
  username: string;
  balanceSatang: Satang;
  points: number;
  asOf: Date;
}

/** The reply of `POST /api/apps/getProfileAndCredit/{prefix}`: baht for the specification's field, satang for ours. */
export function profileAndCredit({ username, balanceSatang, points, asOf }: Balance): ProfileAndCredit {
  return {
    username,
    balance: bahtNumber(balanceSatang),
    balanceSatang: Number(balanceSatang),
    point: points,
    asOf: asOf.toISOString(),
  };
}

/** A balance older than this is shown with its age. */
export const BALANCE_FRESH_MS = 60_000;

/** Whether a balance must be shown with its age. A time ahead of ours counts as fresh: clocks differ. */
export function isBalanceStale(asOf: string, nowMs: number): boolean {
  return nowMs - Date.parse(asOf) > BALANCE_FRESH_MS;
}

/** What a credit box shows: whole baht apart from the two digits of satang, so that both can be set in their own size. */
export interface AmountParts {
  sign: '' | '-';
  /** Grouped by thousands: `12,345`. */
  baht: string;
  /** Always two digits. */
  satang: string;
}

/** A wire amount in parts for display; never rounded. @throws InvalidAmount when it is no baht amount */
export function amountParts(baht: number): AmountParts {
  const satang = satangFromBaht(baht);
  const absolute = satang < 0n ? -satang : satang;
  return {
    sign: satang < 0n ? '-' : '',
    baht: String(absolute / 100n).replace(/\B(?=(\d{3})+$)/g, ','),
    satang: String(absolute % 100n).padStart(2, '0'),
  };
}
