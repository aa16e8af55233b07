import { bahtNumber, translate, type MemberRef, type MessageKey } from '@housebrand/shared';
import type { ReportedPayment } from '@housebrand/providers/nest';
import {
  maskedUsername,
  walletMessages,
  type Gift,
  type PaymentEntry,
  type PaymentEventKind,
  type TimelineEntry,
  type Unit,
} from '../../core';
import type { ListedPayment, StoredPayment } from './payments.repository';

/** Returns baht for credit, and points unchanged. */
export function amountNumber(unit: Unit, amount: bigint): number {
  return unit === 'CREDIT' ? bahtNumber(amount) : Number(amount);
}

/** Returns a gift as `open_gift` stores it. */
export function newGift(
  id: string,
  { username }: MemberRef,
  { receiver, amountSatang }: Gift,
  createdAt: Date,
): ListedPayment {
  return {
    id,
    kind: 'GIFT',
    unit: 'CREDIT',
    amount: amountSatang,
    username,
    receiver,
    status: 'CREATE',
    createdAt,
    rejectReason: null,
    rejectMessage: null,
    reverses: null,
    events: [{ kind: 'created', at: createdAt }],
  };
}

/** Maps a payment for a member: outgoing amounts are negative, and a gift's sender is masked, also in its reversal. */
export function toPaymentEntry(payment: ListedPayment, { prefix, username }: MemberRef): PaymentEntry {
  const { id, kind, unit, amount, status, reverses, createdAt, events } = payment;
  const isSent = payment.username === username && (kind === 'GIFT' || kind === 'DEDUCTION' || reverses !== null);
  return {
    id,
    kind: kind === 'DEDUCTION' ? 'CORRECTION' : kind,
    unit,
    amount: amountNumber(unit, isSent ? -amount : amount),
    status,
    counterparty: kind === 'GIFT' ? counterpartyOf(payment, { prefix, username }) : null,
    rejectReason: status === 'REJECT' ? reasonOf(payment) : null,
    reverses,
    createdAt: createdAt.toISOString(),
    timeline: events.map(({ kind: event, at }) => toTimelineEntry(event, at)),
  };
}

/** Returns the other member of a gift: masked, unless the member chose it. */
export function counterpartyOf({ username, receiver, reverses }: ListedPayment, member: MemberRef): string {
  const isSender = username === member.username;
  const other = isSender ? receiver : username;
  return isSender && reverses === null ? other : maskedUsername({ ...member, username: other });
}

/** Returns the reason of a refusal: the provider's, or ours in both languages. */
export function reasonOf({ rejectReason, rejectMessage }: Pick<StoredPayment, 'rejectReason' | 'rejectMessage'>): {
  th: string;
  en: string;
} {
  if (rejectMessage !== null) return { th: rejectMessage, en: rejectMessage };
  return inBoth(rejectReason ?? 'wallet.refusedByProvider');
}

function inBoth(key: MessageKey): { th: string; en: string } {
  return { th: translate([walletMessages], key, 'th'), en: translate([walletMessages], key, 'en') };
}

/** Maps a deposit or withdrawal that the provider reports. */
export function toReportedEntry(kind: 'DEPOSIT' | 'WITHDRAW', payment: ReportedPayment): PaymentEntry {
  const { id, amountSatang, status, createdAt, settledAt, rejectReason } = payment;
  const end = status === 'SUCCESS' ? 'confirmed' : status === 'REJECT' ? 'refused' : null;
  return {
    id,
    kind,
    unit: 'CREDIT',
    amount: bahtNumber(kind === 'DEPOSIT' ? amountSatang : -amountSatang),
    status,
    counterparty: null,
    rejectReason: status === 'REJECT' ? reasonOf({ rejectReason: null, rejectMessage: rejectReason }) : null,
    reverses: null,
    createdAt: createdAt.toISOString(),
    timeline: [toTimelineEntry('created', createdAt), ...(end && settledAt ? [toTimelineEntry(end, settledAt)] : [])],
  };
}

/** Returns a line of a timeline. */
export function toTimelineEntry(kind: PaymentEventKind, at: Date): TimelineEntry {
  const text = timelineTexts.get(kind) ?? inBoth(`wallet.timeline.${kind}`);
  timelineTexts.set(kind, text);
  return { kind, at: at.toISOString(), text };
}

/** Translated once: a list has a hundred of them. */
const timelineTexts = new Map<PaymentEventKind, TimelineEntry['text']>();
