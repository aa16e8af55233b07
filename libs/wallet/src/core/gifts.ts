import {
  bahtNumber,
  DomainError,
  formatPlainSatang,
  InvalidInput,
  satangFromBaht,
  usernameHasPrefix,
  type MemberRef,
  type Satang,
} from '@housebrand/shared';
import type { PaymentEntry } from './payments';

/** What an agent lets a member give away (`sendGift` of its configuration). */
export interface GiftLimits {
  /** The least of one gift. */
  minSatang: Satang;
  /** Gifts on one business day. */
  countPerDay: number;
  /** All gifts of one business day together. */
  totalSatangPerDay: Satang;
}

/** What a member has given away on the business day of now. */
export interface GivenToday {
  count: number;
  satang: Satang;
}

/** `GET /api/apps/payments/gift-allowance`: what a member may still give away today. */
export interface GiftAllowance {
  /** The least of one gift, in chips. */
  minimum: number;
  /** Gifts on one business day. */
  giftsPerDay: number;
  giftsLeft: number;
  /** All gifts that are left together, in chips. */
  chipsLeft: number;
}

/** What the limits of a day leave; nothing is below nought, also after an agent has lowered them. */
export function giftAllowance(limits: GiftLimits, given: GivenToday): GiftAllowance {
  const left = limits.totalSatangPerDay - given.satang;
  return {
    minimum: bahtNumber(leastGift(limits)),
    giftsPerDay: limits.countPerDay,
    giftsLeft: Math.max(0, limits.countPerDay - given.count),
    chipsLeft: bahtNumber(left > 0n ? left : 0n),
  };
}

function leastGift({ minSatang }: GiftLimits): Satang {
  return minSatang > 0n ? minSatang : 1n;
}

/** `POST /api/apps/payments/send_gift` (specification section 7). */
export interface SendGiftRequest {
  depositUsername: string;
  receiverUsername: string;
  /** Chips, one for each baht of credit. */
  amount: number;
}

/** Whom a gift goes to, as who sends it sees them. */
export interface Receiver extends MemberRef {
  /** How the first name begins (`So•••`); `null` where it is not known. */
  name: string | null;
}

/** So many are offered again. */
const RECENT = 3;

/** Whom the chips of these gifts reached, each once. @param sent newest first */
export function recentReceivers(sent: readonly PaymentEntry[]): string[] {
  const reached = sent.flatMap(({ status, counterparty, reverses }) =>
    status === 'SUCCESS' && counterparty !== null && reverses === null ? [counterparty] : [],
  );
  return [...new Set(reached)].slice(0, RECENT);
}

/** A gift that may begin. */
export interface Gift {
  receiver: string;
  amountSatang: Satang;
}

/**
 * What a gift must be before anybody is asked: to another member of the same agent, and not too small.
 * @throws NoSuchReceiver, GiftToOneself, InvalidInput
 */
export function checkGift(sender: MemberRef, receiver: string, amount: number, limits: GiftLimits): Gift {
  if (receiver === sender.username) throw new GiftToOneself();
  if (!usernameHasPrefix(receiver, sender.prefix)) throw new NoSuchReceiver(receiver);
  const amountSatang = satangFromBaht(amount);
  const least = leastGift(limits);
  if (amountSatang < least) {
    const values = { min: formatPlainSatang(least), count: bahtNumber(least) };
    throw new InvalidInput([{ field: 'amount', messageKey: 'wallet.giftTooSmall', values }]);
  }
  return { receiver, amountSatang };
}

/** The receiver is not known at the agent. */
export class NoSuchReceiver extends DomainError {
  constructor(name: string) {
    super({ code: 404, status: 404, messageKey: 'wallet.noSuchReceiver', values: { name } });
  }
}

/** Sender and receiver are one: 422. */
export class GiftToOneself extends DomainError {
  constructor() {
    super({ code: 422, status: 422, messageKey: 'wallet.giftToOneself' });
  }
}

/** The member's credit is less than the gift. */
export class NotEnoughChips extends DomainError {
  constructor(credit: Satang) {
    super({
      code: 422,
      status: 422,
      messageKey: 'wallet.notEnoughChips',
      values: { credit: formatPlainSatang(credit) },
    });
  }
}

/** The gifts of the day are used up. */
export class TooManyGifts extends DomainError {
  constructor(count: number) {
    super({ code: 422, status: 422, messageKey: 'wallet.tooManyGifts', values: { count } });
  }
}

/** The gifts of the day would be more than they may. */
export class GiftsTooLarge extends DomainError {
  constructor(left: Satang) {
    const values = { left: formatPlainSatang(left > 0n ? left : 0n) };
    super({ code: 422, status: 422, messageKey: 'wallet.giftsTooLarge', values });
  }
}
