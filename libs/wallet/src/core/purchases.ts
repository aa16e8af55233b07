import { InvalidInput, notFound, percentOf, satangFromBaht, type FieldProblem, type Satang } from '@housebrand/shared';
import type { PaymentStatus } from './terms';

/** A row of `PUT /api/apps/iap/price_table`. */
export interface PriceSetting {
  /** The identifier that a purchase names; see {@link SKU}. */
  sku: string;
  /** Whole chips without the bonus. One chip is one baht of credit. */
  chips: number;
  priceSatang: number;
  currency: 'THB';
  /** Bonus chips in percent. */
  bonusPercentage: number;
}

/** `PUT /api/apps/iap/price_table`: replaces the whole table. */
export interface PriceTableRequest {
  rows: PriceSetting[];
}

/** `POST /api/apps/iap/purchases`. */
export interface PurchaseRequest {
  sku: string;
}

/** Rows in a price table. */
export const MAX_PRICES = 50;
/** The identifier of a price: 1 to 40 letters, digits, dots, dashes and underscores, starting with a letter or digit. */
export const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
/** Chips of one price without the bonus. */
export const MAX_CHIPS = 10_000_000;
/** The largest bonus in percent. */
export const MAX_BONUS_PERCENT = 100;

/** Returns chips plus bonus in satang of credit; exact, because chips and percentage are whole numbers. */
export function totalChipsSatang({ chips, bonusPercentage }: Pick<ChipPrice, 'chips' | 'bonusPercentage'>): Satang {
  const bought = satangFromBaht(chips);
  return bought + percentOf(bought, bonusPercentage);
}

/**
 * Returns the credit that the agent adds to a purchase, in satang: the deposit itself brings as much credit as was paid. Zero
 * if the price is higher than the total.
 */
export function addedSatang(totalSatang: Satang, priceSatang: Satang): Satang {
  return totalSatang > priceSatang ? totalSatang - priceSatang : 0n;
}

/** A stored price. */
export interface ChipPrice {
  sku: string;
  chips: number;
  priceSatang: Satang;
  bonusPercentage: number;
}

/** Checks a price table. @throws InvalidInput for a row whose price exceeds its chips, and for a duplicate `sku` */
export function assertFairPrices(prices: readonly ChipPrice[]): void {
  const names = new Set<string>();
  const problems = prices.flatMap((price, index): FieldProblem[] => {
    const field = `rows.${index}`;
    const isDuplicate = names.has(price.sku);
    names.add(price.sku);
    if (isDuplicate) return [{ field: `${field}.sku`, messageKey: 'wallet.skuTwice' }];
    if (totalChipsSatang(price) >= price.priceSatang) return [];
    return [{ field: `${field}.priceSatang`, messageKey: 'wallet.dearerThanChips' }];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

/**
 * A purchase and its status. CREATE: its deposit is being opened. APPROVE: waiting for the transfer. SUCCESS: paid; the added
 * credit is a separate payment. REJECT: not paid.
 */
export interface Purchase {
  status: PaymentStatus;
  priceSatang: Satang;
  totalSatang: Satang;
}

/** The provider's report of a purchase's deposit. */
export interface PurchaseDeposit {
  status: PaymentStatus | null;
  amountSatang: Satang;
}

/** The state of a purchase, derived from its deposit. */
export type PurchaseFinding =
  | { kind: 'waits' }
  | { kind: 'paid'; addedSatang: Satang }
  | { kind: 'notPaid'; reason: 'wallet.purchaseNotPaid' | 'wallet.purchaseUnderpaid' };

/** Derives the state of a purchase from its deposit. Credit is added only if the full price has arrived. */
export function purchaseFinding(
  { priceSatang, totalSatang }: Pick<Purchase, 'priceSatang' | 'totalSatang'>,
  { status, amountSatang }: PurchaseDeposit,
): PurchaseFinding {
  if (status === 'REJECT') return { kind: 'notPaid', reason: 'wallet.purchaseNotPaid' };
  if (status !== 'SUCCESS') return { kind: 'waits' };
  if (amountSatang < priceSatang) return { kind: 'notPaid', reason: 'wallet.purchaseUnderpaid' };
  return { kind: 'paid', addedSatang: addedSatang(totalSatang, priceSatang) };
}

/** The agent does not offer this price, or no longer does: 404. */
export class UnknownPrice extends notFound('wallet.unknownPrice') {}
