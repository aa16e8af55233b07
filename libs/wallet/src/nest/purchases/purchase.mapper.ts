import { bahtNumber, translate } from '@housebrand/shared';
import { walletMessages, type PaymentEntry, type PaymentEventKind, type PaymentStatus } from '../../core';
import type { PurchaseStatus } from './purchases.repository';

/** Maps a purchase for its member: all of its chips, and one timeline from the request to their arrival. */
export function toPurchaseEntry({ purchase, added }: PurchaseStatus): PaymentEntry {
  const status = statusOf({ purchase, added });
  const reason = status === 'REJECT' ? (added?.rejectReason ?? purchase.rejectReason) : null;
  const message = added?.rejectMessage ?? null;
  return {
    id: purchase.id,
    kind: 'PURCHASE',
    unit: 'CREDIT',
    amount: bahtNumber(purchase.totalSatang),
    status,
    counterparty: null,
    rejectReason:
      status === 'REJECT'
        ? message === null
          ? inBoth(reason ?? 'wallet.refusedByProvider')
          : { th: message, en: message }
        : null,
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
    return [started, ...later.map(({ kind, at }) => toTimelineEntry(kind, new Date(at)))];
  }
  if (purchase.status === 'SUCCESS') return [started, toTimelineEntry('confirmed', purchase.changedAt)];
  if (purchase.status === 'REJECT') return [started, toTimelineEntry('refused', purchase.changedAt)];
  return [started];
}

function toTimelineEntry(kind: PaymentEventKind, at: Date): PaymentEntry['timeline'][number] {
  return { kind, at: at.toISOString(), text: inBoth(`wallet.timeline.${kind}`) };
}

function inBoth(key: `wallet.${string}`): { th: string; en: string } {
  return { th: translate([walletMessages], key, 'th'), en: translate([walletMessages], key, 'en') };
}
