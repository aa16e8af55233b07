import {
  conflict,
  DomainError,
  fixedError,
  formatDate,
  InvalidInput,
  notFound,
  satangOrPoints,
  type CreditOrPoints,
  type FieldProblem,
} from '@housebrand/shared';
import type { Unit } from './terms';

/** The terms of a coupon: reward, turnover requirement, validity, and number of redemptions. */
export interface CouponOffer {
  name: string;
  unit: Unit;
  /** Satang, or points. */
  amount: bigint;
  /** Turnover requirement as a multiple of the amount; 0: none. */
  turnoverMultiplier: number;
  validFrom: Date;
  /** `null`: no end. */
  validUntil: Date | null;
  perMember: number;
  /** Redemptions of all codes together; `null`: no limit. */
  total: number | null;
}

/** `POST /api/apps/coupons`: a coupon that an agent's own system creates. */
export interface CreateCouponRequest extends CreditOrPoints {
  /** For the agent's own lists; members don't see it. */
  name: string;
  kind: Unit;
  turnoverMultiplier: number;
  /** ISO 8601; `null`: from now on. */
  validFrom: string | null;
  /** ISO 8601; `null`: no end. */
  validUntil: string | null;
  perMember: number;
  total: number | null;
}

/** A coupon as shown to its agent. */
export interface CouponConfig extends CreateCouponRequest {
  id: string;
  validFrom: string;
  redeemed: number;
  /** Number of codes. */
  codes: number;
  /** When redemption was switched off, ISO 8601; `null`: it is on. */
  disabledAt: string | null;
}

/** The largest turnover multiplier of a coupon. */
export const MAX_TURNOVER_MULTIPLE = 100;
/** Characters. */
export const MAX_COUPON_NAME_LENGTH = 80;
/** Codes created by one request. */
export const MAX_CODES_PER_BATCH = 1_000;
/** Upper bound of a coupon's points and of its redemptions. */
export const MAX_COUPON_COPIES = 1_000_000_000;

/**
 * Converts a request to the terms of a coupon.
 * @throws InvalidInput if it could never be redeemed, or if it asks for turnover of points
 */
export function couponOffer(
  { kind, amountSatang, amountPoints, validFrom, validUntil, ...request }: CreateCouponRequest,
  now: Date,
): CouponOffer {
  const from = validFrom === null ? now : new Date(validFrom);
  const until = validUntil === null ? null : new Date(validUntil);
  const problems: FieldProblem[] = [];
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
    amount: satangOrPoints({ amountSatang, amountPoints }),
  };
}

/** Characters of a code as typed; longer input is rejected. */
export const MAX_CODE_LENGTH = 64;

/** Normalizes a code for comparison: `welcome-7k2m 93qx` and `WELCOME7K2M93QX` are equal. */
export function normalizeCouponCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** 32 letters and digits (five bits each), without those that look alike, such as 0 and O. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Builds a code with 80 bits of entropy: `7K2M-93QX-4HLC-8RZD`.
 * @param random 16 random bytes, one for each character
 */
export function couponCode(random: Uint8Array): string {
  if (random.length !== GROUPS * GROUP_LENGTH)
    throw new RangeError('couponCode needs 16 random bytes, one for each character');
  const letters = Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]);
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}

/** The agent has no such coupon, or no longer offers it: 404. */
export class UnknownCoupon extends notFound('wallet.unknownCoupon') {}

/** The member has redeemed the coupon as often as allowed, or the code is already used: 409. */
export class CouponUsed extends conflict('wallet.couponUsed') {}

/** All redemptions of the coupon are used up: 409. */
export class CouponExhausted extends conflict('wallet.couponExhausted') {}

/** A withdrawal is in progress, so a coupon with a turnover requirement has to wait: 425. */
export class CouponWaits extends fixedError({ status: 425, messageKey: 'wallet.couponWaits', retryAfterSeconds: 5 }) {}

/** The coupon has expired: 409. */
export class CouponEnded extends DomainError {
  /** @param zone the agent's time zone, for the date in the message */
  constructor(ended: Date, zone?: string) {
    super({ code: 409, status: 409, messageKey: 'wallet.couponEnded', values: { date: formatDate(ended, zone) } });
  }
}

/** The coupon has no open turnover requirement, so returning it would change nothing: 409. */
export class CouponNotReturnable extends conflict('wallet.couponNotReturnable') {}

/** The coupon's credit is on its way back: 409. */
export class CouponReturning extends conflict('wallet.couponReturning') {}

/** A coupon can't be returned while bets of the member are open: 409. */
export class CouponInPlay extends conflict('wallet.couponInPlay') {}

/** Returning the coupon would take more than the member agreed to: 409. */
export class CouponReturnChanged extends conflict('wallet.couponReturnChanged') {}

/** The coupon's credit has not arrived, so it can't be returned yet: 425. */
export class CouponArriving extends fixedError({
  status: 425,
  messageKey: 'wallet.couponArriving',
  retryAfterSeconds: 5,
}) {}
