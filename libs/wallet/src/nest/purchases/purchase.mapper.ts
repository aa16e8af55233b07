import { bahtNumber } from '@housebrand/shared';
import type { PaymentEntry, PaymentStatus } from '../../core';
import { reasonOf, toTimelineEntry } from '../payment-records/payment.mapper';
import type { PurchaseStatus } from './purchases.repository';

/** Maps a purchase for its member: all of its chips, and one timeline from the request to their arrival. */
export function toPurchaseEntry({ purchase, added }: PurchaseStatus): PaymentEntry {
  const status = statusOf({ purchase, added });
  const rejectReason = added?.rejectReason ?? purchase.rejectReason;
  return {
    id: purchase.id,
    kind: 'PURCHASE',
    unit: 'CREDIT',
    amount: bahtNumber(purchase.totalSatang),
    status,
    counterparty: null,
    rejectReason: status === 'REJECT' ? reasonOf({ rejectReason, rejectMessage: added?.rejectMessage ?? null }) : null,
    reverses: null,
    createdAt: purchase.createdAt.toISOString(),
    timeline: timelineOf({ purchase, added }),
  };
}

/** A paid purchase has the status of its added credit, if there is any; it never goes back to `CREATE`. */
function statusOf({ purchase, added }: PurchaseStatus): PaymentStatus {
  if (purchase.status !== 'SUCCESS' || !added) return purchase.status;
  return added.status === 'CREATE' ? 'APPROVE' : added.status;
}

function timelineOf({ purchase, added }: PurchaseStatus): PaymentEntry['timeline'] {
  const started = toTimelineEntry('created', purchase.createdAt);
  if (added) {
    // skip `created` of the added credit: it is the moment at which the deposit arrived
    const later = added.events.filter(({ kind }) => kind !== 'created');
    return [started, ...later.map(({ kind, at }) => toTimelineEntry(kind, at))];
  }
  if (purchase.status === 'SUCCESS') return [started, toTimelineEntry('confirmed', purchase.changedAt)];
  if (purchase.status === 'REJECT') return [started, toTimelineEntry('refused', purchase.changedAt)];
  return [started];
}
