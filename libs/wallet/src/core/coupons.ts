import { DomainError, formatDate, InvalidInput, satangFromBaht, type FieldProblem } from '@housebrand/shared';
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

/** `POST /api/apps/coupons`: what an agent's own system asks for. */
export interface CreateCouponRequest {
  /** For the agent's own lists: members do not see it. */
  name: string;
  kind: Unit;
  /** Baht for CREDIT, points for POINT. */
  amount: number;
  turnoverMultiplier: number;
  /** ISO 8601; `null`: from now on. */
  validFrom: string | null;
  /** ISO 8601; `null`: no end. */
  validUntil: string | null;
  perMember: number;
  total: number | null;
}

/** A coupon as its agent sees it. */
export interface CouponConfig extends CreateCouponRequest {
  id: string;
  validFrom: string;
  redeemed: number;
  /** How many codes it has. */
  codes: number;
  /** Since when it is redeemed no more; `null`: it is not switched off. */
  disabledAt: string | null;
}

/** Codes that were made, each redeemed once; nobody can read them again. */
export interface CouponCodes {
  codes: string[];
}

/** How often a coupon's credit may have to be played. */
export const MAX_TURNOVER_MULTIPLE = 100;
/** Characters, in each language. */
export const MAX_COUPON_NAME_LENGTH = 80;
/** Of one request. */
export const MAX_CODES_PER_BATCH = 1_000;
/** Points, or times. */
export const MAX_COUPON_COPIES = 1_000_000_000;

/** The offer of a request. @throws InvalidInput for one that could never be redeemed, or that asks for what points cannot be */
export function couponOffer(
  { kind, amount, validFrom, validUntil, ...request }: CreateCouponRequest,
  now: Date,
): CouponOffer {
  const from = validFrom === null ? now : new Date(validFrom);
  const until = validUntil === null ? null : new Date(validUntil);
  const problems: FieldProblem[] = [];
  if (kind === 'POINT' && !Number.isInteger(amount))
    problems.push({ field: 'amount', messageKey: 'wallet.wholePoints' });
  if (kind === 'POINT' && request.turnoverMultiplier > 0)
    problems.push({ field: 'turnoverMultiplier', messageKey: 'wallet.pointsAreNotPlayed' });
  if (until && (until <= now || until <= from)) problems.push({ field: 'validUntil', messageKey: 'wallet.couponOver' });
  if (problems.length > 0) throw new InvalidInput(problems);
  const { name, turnoverMultiplier, perMember, total } = request;
  return {
    name,
    turnoverMultiplier,
    perMember,
    total,
    unit: kind,
    validFrom: from,
    validUntil: until,
    amount: kind === 'CREDIT' ? satangFromBaht(amount) : BigInt(amount),
  };
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

/** The agent has no such coupon, or not any more: 404. */
export class UnknownCoupon extends DomainError {
  constructor() {
    super({ code: 404, status: 404, messageKey: 'wallet.unknownCoupon' });
  }
}

/** The member has redeemed it before, or its code was used by somebody: 409. */
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

/** Money is on its way out: a coupon that must be played first is redeemed before or after it. */
export class CouponWaits extends DomainError {
  constructor() {
    super({ code: 425, status: 425, messageKey: 'wallet.couponWaits', retryAfterSeconds: 5 });
  }
}

/** The coupon's last day is over: 409. */
export class CouponEnded extends DomainError {
  /** @param zone of the agent */
  constructor(ended: Date, zone?: string) {
    super({ code: 409, status: 409, messageKey: 'wallet.couponEnded', values: { date: formatDate(ended, zone) } });
  }
}
