import { DomainError, InvalidInput, type FieldProblem, type Satang } from '@housebrand/shared';
import type { OpenDepositResult } from './deposits';
import type { PaymentStatus } from './payments';

/** A row of `GET /api/apps/iap/price_table` (decisions, Money). */
export interface PriceRow {
  /** What the row is bought by: letters, digits, dots, dashes. */
  sku: string;
  /** Whole chips, without what is added. 1 chip is 1 credit. */
  chips: number;
  /** Baht. */
  price: number;
  currency: 'THB';
  /** So many of a hundred chips are added. */
  bonusPercentage: number;
}

/** `PUT /api/apps/iap/price_table`: the whole table takes the place of the one before. */
export interface PriceTableRequest {
  rows: PriceRow[];
}

/** `POST /api/apps/iap/purchases`. */
export interface PurchaseRequest {
  sku: string;
}

/**
 * Reply to a purchase: the deposit that it opens, and what arrives once that is confirmed. UNKNOWN comes with HTTP 202, as
 * for any other deposit.
 */
export interface PurchaseResult extends OpenDepositResult {
  purchaseId: string;
  /** With what is added. */
  chips: number;
}

/** So many rows an agent may offer. */
export const MAX_PRICES = 50;
/** A price's name: 1 to 40 letters, digits, dots, dashes and underscores, the first a letter or digit. */
export const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
/** Chips of one price, without what is added. */
export const MAX_CHIPS = 10_000_000;
/** Percent of the chips that a price may add. */
export const MAX_BONUS_PERCENT = 100;

/** Chips with what is added, in satang of credit: exact, since chips are whole and a percentage is. */
export function totalChipsSatang({ chips, bonusPercentage }: Pick<PriceRow, 'chips' | 'bonusPercentage'>): Satang {
  return BigInt(chips) * 100n + BigInt(chips) * BigInt(bonusPercentage);
}

/**
 * The deposit brings as much credit as was paid; what is missing to the chips is the house's to add. Nobody pays more than
 * they get.
 */
export function addedSatang(totalSatang: Satang, priceSatang: Satang): Satang {
  return totalSatang > priceSatang ? totalSatang - priceSatang : 0n;
}

/** A price as it is kept. */
export interface ChipPrice {
  sku: string;
  chips: number;
  priceSatang: Satang;
  bonusPercentage: number;
}

/** Holds a price table to its rules. @throws InvalidInput for a row that brings fewer chips than are paid for, or a name that is there twice */
export function assertFairPrices(prices: readonly ChipPrice[]): void {
  const names = new Set<string>();
  const problems = prices.flatMap((price, index): FieldProblem[] => {
    const field = `rows.${index}`;
    const isTwice = names.has(price.sku);
    names.add(price.sku);
    if (isTwice) return [{ field: `${field}.sku`, messageKey: 'wallet.skuTwice' }];
    if (totalChipsSatang(price) >= price.priceSatang) return [];
    return [{ field: `${field}.price`, messageKey: 'wallet.dearerThanChips' }];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

/**
 * Where a purchase stands. CREATE: its deposit is being opened. APPROVE: it waits for the transfer. SUCCESS: paid, and what
 * the house adds is a payment of its own. REJECT: it was not paid.
 */
export interface Purchase {
  status: PaymentStatus;
  priceSatang: Satang;
  totalSatang: Satang;
}

/** What the provider says of the deposit of a purchase. */
export interface PurchaseDeposit {
  status: PaymentStatus | null;
  amountSatang: Satang;
}

/** What a look at a purchase's deposit came to. */
export type PurchaseFinding =
  | { kind: 'waits' }
  | { kind: 'paid'; addedSatang: Satang }
  | { kind: 'notPaid'; reason: 'wallet.purchaseNotPaid' | 'wallet.purchaseUnderpaid' };

/** What becomes of a purchase by what its deposit has become: chips are added when the price has arrived, and only then. */
export function purchaseFinding(
  { priceSatang, totalSatang }: Pick<Purchase, 'priceSatang' | 'totalSatang'>,
  { status, amountSatang }: PurchaseDeposit,
): PurchaseFinding {
  if (status === 'REJECT') return { kind: 'notPaid', reason: 'wallet.purchaseNotPaid' };
  if (status !== 'SUCCESS') return { kind: 'waits' };
  if (amountSatang < priceSatang) return { kind: 'notPaid', reason: 'wallet.purchaseUnderpaid' };
  return { kind: 'paid', addedSatang: addedSatang(totalSatang, priceSatang) };
}

/** The agent does not offer it, or not any more. */
export class UnknownPrice extends DomainError {
  constructor() {
    super({ code: 404, status: 404, messageKey: 'wallet.unknownPrice' });
  }
}
