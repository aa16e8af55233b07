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
import type { StoredPayment } from './payments.repository';

/** Baht for credit, points as they are. */
export function amountNumber(unit: Unit, amount: bigint): number {
  return unit === 'CREDIT' ? bahtNumber(amount) : Number(amount);
}

/** What a member sees of a payment. */
type VisiblePayment = Omit<
  StoredPayment,
  'agent' | 'step' | 'requestedAt' | 'idempotencyKey' | 'businessDay' | 'changedAt'
>;

/** A gift as `open_gift` begins it. */
export function newGift(
  id: string,
  { username }: MemberRef,
  { receiver, amountSatang }: Gift,
  createdAt: Date,
): VisiblePayment {
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
    rejectWords: null,
    reverses: null,
    events: [{ kind: 'created', at: createdAt.toISOString() }],
  };
}

/** A payment as a member sees it: what goes out is negative, and who sent a gift is masked, also when it is taken back. */
export function toPaymentEntry(payment: VisiblePayment, { prefix, username }: MemberRef): PaymentEntry {
  const { id, kind, unit, amount, status, reverses, createdAt, events } = payment;
  const isSent = payment.username === username && (kind === 'GIFT' || reverses !== null);
  return {
    id,
    kind,
    unit,
    amount: amountNumber(unit, isSent ? -amount : amount),
    status,
    counterparty: kind === 'GIFT' ? counterpartyOf(payment, { prefix, username }) : null,
    rejectReason: status === 'REJECT' ? reasonOf(payment) : null,
    reverses,
    createdAt: createdAt.toISOString(),
    timeline: events.map((event) => toLine(event.kind, new Date(event.at))),
  };
}

function counterpartyOf({ username, receiver, reverses }: VisiblePayment, member: MemberRef): string {
  const isOut = username === member.username;
  const other = isOut ? receiver : username;
  return isOut && reverses === null ? other : maskedUsername({ ...member, username: other });
}

function reasonOf({ rejectReason, rejectWords }: Pick<StoredPayment, 'rejectReason' | 'rejectWords'>): {
  th: string;
  en: string;
} {
  if (rejectWords !== null) return { th: rejectWords, en: rejectWords };
  return inBoth(rejectReason ?? 'wallet.refusedByProvider');
}

function inBoth(key: MessageKey): { th: string; en: string } {
  return { th: translate([walletMessages], key, 'th'), en: translate([walletMessages], key, 'en') };
}

/** A deposit or a withdrawal as the provider reports it. */
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
    rejectReason: status === 'REJECT' ? reasonOf({ rejectReason: null, rejectWords: rejectReason }) : null,
    reverses: null,
    createdAt: createdAt.toISOString(),
    timeline: [toLine('created', createdAt), ...(end && settledAt ? [toLine(end, settledAt)] : [])],
  };
}

function toLine(kind: PaymentEventKind, at: Date): TimelineEntry {
  return { kind, at: at.toISOString(), text: inBoth(`wallet.timeline.${kind}`) };
}
