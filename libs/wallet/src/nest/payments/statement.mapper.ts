import type { CreditMovement } from '@housebrand/providers/nest';
import { satangFromBaht, type MemberRef } from '@housebrand/shared';
import type { PaymentEntry, PaymentEventKind, StatementKind, StatementLine, TimelineEntry } from '../../core';
import { counterpartyOf, reasonOf, toTimelineEntry } from '../payment-records/payment.mapper';
import type { StoredPayment } from '../payment-records/payments.repository';
import { paymentIdOf, type StatementRecords } from './statement-records.repository';

/** Steps that a member needs to see; the others tell how we do it. */
const SHOWN: ReadonlySet<PaymentEventKind> = new Set(['created', 'unknown', 'confirmed', 'refused', 'returned']);

/** Maps a movement that the provider reports, with what our records say about it. */
export function toStatementLine(movement: CreditMovement, records: StatementRecords, member: MemberRef): StatementLine {
  const { id, amountSatang, balanceSatang, at, reference, reported, requiredTurnoverSatang } = movement;
  const payment = records.payments.get(paymentIdOf(movement) ?? '') ?? null;
  const required = requiredTurnoverSatang ?? records.requiredSatang.get(payment?.id ?? '') ?? null;
  const purchased = records.purchaseSatang.get(payment?.idempotencyKey ?? reported?.id ?? '') ?? null;
  const isPurchased = purchased !== null && (payment !== null || movement.kind === 'DEPOSIT');
  const isRefused = movement.kind === 'WITHDRAWAL' && reported?.status === 'REJECT';
  return {
    id,
    kind: isPurchased ? 'PURCHASE' : kindOf(movement, payment, member),
    amountSatang: Number(amountSatang),
    balanceBeforeSatang: Number(balanceSatang - amountSatang),
    balanceAfterSatang: Number(balanceSatang),
    at: at.toISOString(),
    reference: payment?.id ?? reference,
    status: payment?.status ?? (movement.kind === 'WITHDRAWAL' && reported ? reported.status : 'SUCCESS'),
    counterparty: payment?.kind === 'GIFT' ? counterpartyOf(payment, member) : null,
    requiredTurnoverSatang: required === null ? null : Number(required),
    purchaseTotalSatang: isPurchased ? Number(purchased) : null,
    related: reported && {
      kind: movement.kind === 'WITHDRAWAL' || movement.kind === 'REFUND' ? 'withdraw' : 'deposit',
      id: reported.id,
    },
    rejectReason: isRefused ? reasonOf({ rejectReason: null, rejectMessage: reported.rejectReason }) : null,
    timeline: payment ? eventsOf(payment) : timelineOf(movement, records),
  };
}

function kindOf({ kind, reference }: CreditMovement, payment: StoredPayment | null, member: MemberRef): StatementKind {
  switch (kind) {
    case 'INCOME':
      return 'POINTS';
    case 'ADJUSTMENT':
      return 'CORRECTION';
    case 'TRANSFER':
      if (!payment || payment.kind === 'DEDUCTION') return 'CORRECTION';
      if (payment.reverses !== null) return kindOfReversal(payment.kind);
      if (payment.kind !== 'GIFT') return payment.kind;
      if (payment.username !== member.username) return 'GIFT_RECEIVED';
      return reference.endsWith(':comp') ? 'GIFT_RETURNED' : 'GIFT_SENT';
    default:
      return kind;
  }
}

function eventsOf({ events }: StoredPayment): TimelineEntry[] {
  return events.filter(({ kind }) => SHOWN.has(kind)).map(({ kind, at }) => toTimelineEntry(kind, at));
}

function timelineOf(
  { kind, at, reference, reported }: CreditMovement,
  { claimedAt }: StatementRecords,
): TimelineEntry[] {
  const done = toTimelineEntry(kind === 'REFUND' ? 'returned' : 'confirmed', at);
  switch (kind) {
    case 'DEPOSIT':
      return [...(reported ? [toTimelineEntry('created', reported.createdAt)] : []), done];
    case 'WITHDRAWAL': {
      const end = reported?.status === 'SUCCESS' ? 'confirmed' : reported?.status === 'REJECT' ? 'refused' : null;
      const ended = end && reported?.settledAt ? [toTimelineEntry(end, reported.settledAt)] : [];
      return [toTimelineEntry('created', at), ...ended];
    }
    case 'REFUND':
      return [
        ...(reported ? [toTimelineEntry('created', reported.createdAt), toTimelineEntry('refused', at)] : []),
        done,
      ];
    default: {
      const claimed = claimedAt.get(reference);
      return [...(claimed ? [toTimelineEntry('created', claimed)] : []), done];
    }
  }
}

/** Maps an entry of the list of all payments, for a provider without statements; `null` for one that moved no credit. */
export function lineOfEntry(entry: PaymentEntry): StatementLine | null {
  const { id, kind, unit, amount, status, counterparty, rejectReason, reverses, createdAt, timeline } = entry;
  const isHeld = kind === 'WITHDRAW' && status !== 'REJECT' && status !== null;
  if (unit === 'POINT' || (status !== 'SUCCESS' && !isHeld)) return null;
  return {
    id,
    kind: kindOfEntry(kind, amount, reverses !== null),
    amountSatang: Number(satangFromBaht(amount)),
    balanceBeforeSatang: null,
    balanceAfterSatang: null,
    at: createdAt,
    reference: id,
    status,
    counterparty,
    requiredTurnoverSatang: null,
    purchaseTotalSatang: null,
    related:
      kind === 'DEPOSIT' || kind === 'WITHDRAW' ? { kind: kind === 'DEPOSIT' ? 'deposit' : 'withdraw', id } : null,
    rejectReason,
    timeline: timeline.filter((step) => SHOWN.has(step.kind)),
  };
}

/** Returns what the statement shows for an entry of the list of all payments. */
export function kindOfEntry(kind: PaymentEntry['kind'], amount: number, isReversal: boolean): StatementKind {
  if (isReversal) return kindOfReversal(kind);
  if (kind === 'WITHDRAW') return 'WITHDRAWAL';
  if (kind === 'GIFT') return amount < 0 ? 'GIFT_SENT' : 'GIFT_RECEIVED';
  return kind;
}

function kindOfReversal(kind: PaymentEntry['kind']): StatementKind {
  return kind === 'COUPON' ? 'COUPON_RETURNED' : 'CORRECTION';
}
