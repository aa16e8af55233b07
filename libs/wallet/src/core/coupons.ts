import { DomainError, formatDate } from '@housebrand/shared';
import type { PaymentStatus } from './payments';
import type { Unit } from './ledger';

/** What a coupon is and how often it may be redeemed. */
export interface CouponOffer {
  name: string;
  unit: Unit;
  /** Satang, or points. */
  amount: bigint;
  /** So many times the amount is to be played before it can be withdrawn; 0: not at all. */
  turnoverMultiplier: number;
  validFrom: Date;
  /** `null`: no end. */
  validUntil: Date | null;
  perMember: number;
  /** Of all codes together; `null`: no limit. */
  total: number | null;
}

/** The reply of `POST /api/apps/coupons.redeem` (specification section 7; decisions, Money). */
export interface Redemption {
  transactionId: string;
  reward: {
    kind: Unit;
    /** Baht for CREDIT, points for POINT. */
    amount: number;
    /** Baht to play before it can be withdrawn. */
    turnover: number;
  };
  status: PaymentStatus;
}

/** The longest code that is read. */
export const MAX_CODE_LENGTH = 64;

/** A code as it is compared: `welcome-7k2m 93qx` and `WELCOME7K2M93QX` are the same. */
export function normalizeCouponCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Letters and digits that nobody mistakes for one another: 32 of them, five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * A code of 80 bits: `7K2M-93QX-41LC-80ZD`.
 * @param random as many random bytes as it has letters, 16
 */
export function couponCode(random: Uint8Array): string {
  if (random.length !== GROUPS * GROUP_LENGTH) throw new RangeError('a random byte for each letter');
  const letters = Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

export class UnknownCoupon extends DomainError {
  constructor() {
    super({ code: 404, status: 404, messageKey: 'wallet.unknownCoupon' });
  }
}

export class CouponUsed extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'wallet.couponUsed' });
  }
}

/** All of its copies are taken. */
export class CouponExhausted extends DomainError {
  constructor() {
    super({ code: 409, status: 409, messageKey: 'wallet.couponExhausted' });
  }
}

export class CouponEnded extends DomainError {
  /** @param zone of the agent */
  constructor(ended: Date, zone?: string) {
    super({ code: 409, status: 409, messageKey: 'wallet.couponEnded', values: { date: formatDate(ended, zone) } });
  }
}
