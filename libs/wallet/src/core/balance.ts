import { bahtNumber, formatSatang, satangFromBaht, type Satang } from '@housebrand/shared';
import type { ProfileAndCredit } from './contracts';

/** A balance reported by the provider, which holds the spendable credit, and the time of the report. */
export interface Balance {
  username: string;
  balanceSatang: Satang;
  points: number;
  asOf: Date;
}

/** Builds the reply of `POST /api/apps/getProfileAndCredit/{prefix}`: baht in the specification's field, satang in ours. */
export function profileAndCredit({ username, balanceSatang, points, asOf }: Balance): ProfileAndCredit {
  return {
    username,
    balance: bahtNumber(balanceSatang),
    balanceSatang: Number(balanceSatang),
    point: points,
    asOf: asOf.toISOString(),
  };
}

/** The portal shows the age of a balance older than this. */
export const BALANCE_FRESH_MS = 60_000;

/** Whether to show a balance's age. A time ahead of ours counts as fresh, because clocks differ. */
export function isBalanceStale(asOf: string, nowMs: number): boolean {
  return nowMs - Date.parse(asOf) > BALANCE_FRESH_MS;
}

/** An amount split into baht and satang so that a credit box can show them in different sizes. */
export interface AmountParts {
  sign: '' | '-';
  /** Grouped by thousands: `12,345`. */
  baht: string;
  /** Always two digits. */
  satang: string;
}

/** Splits a wire amount for display without rounding. @throws InvalidAmount if it is not a whole number of satang */
export function amountParts(baht: number): AmountParts {
  const amount = satangFromBaht(baht);
  const [whole = '', satang = ''] = formatSatang(amount < 0n ? -amount : amount).split('.');
  return { sign: amount < 0n ? '-' : '', baht: whole, satang };
}
