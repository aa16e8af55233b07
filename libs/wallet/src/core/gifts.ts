import {
  bahtNumber,
  DomainError,
  fixedError,
  formatPlainSatang,
  InvalidInput,
  satangFromBaht,
  usernameHasPrefix,
  type MemberRef,
  type Satang,
} from '@housebrand/shared';
import type { PaymentEntry, GiftAllowance } from './contracts';

/** An agent's limits on gifts (`sendGift` of its configuration). */
export interface GiftLimits {
  /** The smallest gift. */
  minSatang: Satang;
  /** Number of gifts per business day. */
  countPerDay: number;
  /** Total of the gifts of one business day. */
  totalSatangPerDay: Satang;
}

/** The gifts that a member has sent on the current business day. */
export interface GivenToday {
  count: number;
  satang: Satang;
}

/**
 * Returns what the day's limits leave: never negative, even if the agent has lowered the limits during the day.
 * @param dayEnd the end of the agent's business day
 */
export function giftAllowance(limits: GiftLimits, given: GivenToday, dayEnd: Date): GiftAllowance {
  const left = limits.totalSatangPerDay - given.satang;
  return {
    minSatang: Number(minimumOf(limits)),
    giftsPerDay: limits.countPerDay,
    giftsLeft: Math.max(0, limits.countPerDay - given.count),
    leftSatang: Number(left > 0n ? left : 0n),
    renewsAt: dayEnd.toISOString(),
  };
}

function minimumOf({ minSatang }: GiftLimits): Satang {
  return minSatang > 0n ? minSatang : 1n;
}

/** `POST /api/apps/payments/send_gift` (specification section 7). */
export interface SendGiftRequest {
  depositUsername: string;
  receiverUsername: string;
  /** Chips: one chip is one baht of credit. */
  amount: number;
}

/** The receiver of a gift as shown to the sender. */
export interface Receiver extends MemberRef {
  /** The masked first name (`So•••`); `null` if it is unknown. */
  name: string | null;
}

/** Recent receivers offered to the sender. */
const MAX_RECENT = 3;

/** Returns the latest receivers of completed gifts, each once. @param sent newest first */
export function recentReceivers(sent: readonly PaymentEntry[]): string[] {
  const reached = sent.flatMap(({ status, counterparty, reverses }) =>
    status === 'SUCCESS' && counterparty !== null && reverses === null ? [counterparty] : [],
  );
  return [...new Set(reached)].slice(0, MAX_RECENT);
}

/** A checked gift. */
export interface Gift {
  receiver: string;
  amountSatang: Satang;
}

/**
 * Checks a gift without I/O: the receiver is another member of the same agent, and the amount reaches the minimum.
 * @throws NoSuchReceiver, GiftToOneself, InvalidInput
 */
export function checkGift(sender: MemberRef, receiver: string, amount: number, limits: GiftLimits): Gift {
  if (receiver === sender.username) throw new GiftToOneself();
  if (!usernameHasPrefix(receiver, sender.prefix)) throw new NoSuchReceiver(receiver);
  const amountSatang = satangFromBaht(amount);
  const minimum = minimumOf(limits);
  if (amountSatang < minimum) {
    const values = { min: formatPlainSatang(minimum), count: bahtNumber(minimum) };
    throw new InvalidInput([{ field: 'amount', messageKey: 'wallet.giftTooSmall', values }]);
  }
  return { receiver, amountSatang };
}

/** The agent has no such receiver: 404. */
export class NoSuchReceiver extends DomainError {
  constructor(name: string) {
    super({ code: 404, status: 404, messageKey: 'wallet.noSuchReceiver', values: { name } });
  }
}

/** Sender and receiver are the same member: 422. */
export class GiftToOneself extends fixedError({ status: 422, messageKey: 'wallet.giftToOneself' }) {}

/** The sender's credit is less than the gift: 422. */
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

/** The sender has used up the day's number of gifts: 422. */
export class TooManyGifts extends DomainError {
  constructor(count: number) {
    super({ code: 422, status: 422, messageKey: 'wallet.tooManyGifts', values: { count } });
  }
}

/** The gift exceeds what the day's total allows: 422. */
export class GiftsTooLarge extends DomainError {
  constructor(left: Satang) {
    const values = { left: formatPlainSatang(left > 0n ? left : 0n) };
    super({ code: 422, status: 422, messageKey: 'wallet.giftsTooLarge', values });
  }
}
