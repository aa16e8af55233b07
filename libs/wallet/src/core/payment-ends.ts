import type { PaymentStatus } from './terms';

interface Reported {
  id: string;
  createdAt: Date;
  status: PaymentStatus | null;
}

/** The state of a watched report before it was read, and when that was. */
interface Watched {
  since: Date;
  announced: readonly string[];
  now: Date;
}

/** Payments that are created this long ago may still appear: the provider's clock may differ from ours. */
const LATE_MS = 1_200_000;

const hasEnded = (status: PaymentStatus | null): boolean => status === 'SUCCESS' || status === 'REJECT';

/**
 * Decides what a report of payments shows that has not been announced.
 * @returns the payments that have ended; whether one is open; and from when on, and without which, the next read looks
 */
export function readOf<Payment extends Reported>(
  payments: readonly Payment[],
  { since, announced, now }: Watched,
): { ended: Payment[]; isOpen: boolean; since: Date; announced: string[] } {
  const open = payments.filter(({ status }) => !hasEnded(status));
  const over = payments.filter(({ status }) => hasEnded(status));
  const firstMs = Math.min(now.getTime() - LATE_MS, ...open.map(({ createdAt }) => createdAt.getTime()));
  const nextSince = new Date(Math.max(since.getTime(), firstMs));
  return {
    ended: over.filter(({ id }) => !announced.includes(id)),
    isOpen: open.length > 0,
    since: nextSince,
    announced: over.filter(({ createdAt }) => createdAt >= nextSince).map(({ id }) => id),
  };
}
