import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, unlessLive, usePages, useQuery, type Pages } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { paymentsAddress, type PaymentEntry, type RewardSource, type ViewMode } from '../../core';

/** Prefix of the query keys of payments that we start. */
export const PAYMENTS_KEY = ['wallet', 'payments'] as const;

/** `GET /api/apps/payments/{viewMode}`, newest first, page by page. */
export function usePayments(mode: ViewMode, member: MemberRef | null, source?: RewardSource): Pages<PaymentEntry> {
  return usePages<PaymentEntry>({
    queryKey: [...PAYMENTS_KEY, mode, member?.prefix, member?.username, ...(source ? [source] : [])],
    read: member && ((page, signal) => api.page(paymentsAddress(mode, { ...page, source }), { signal })),
    live: ['payments'],
  });
}

const EVERY_MS = 1_000;
const isOver = ({ status }: PaymentEntry): boolean => status === 'SUCCESS' || status === 'REJECT';

/** One of the member's latest payments, polled every second until it is settled. `null` id: no request. */
export function paymentQuery(mode: ViewMode, member: MemberRef | null, id: string | null) {
  return queryOptions({
    queryKey: [...PAYMENTS_KEY, mode, member?.prefix, member?.username, 'one', id],
    queryFn: memberQuery(id === null ? null : member, async ({ signal }) => {
      const latest = await api.get<PaymentEntry[]>(paymentsAddress(mode), { signal });
      return latest.find((payment) => payment.id === id) ?? null;
    }),
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : unlessLive(EVERY_MS)),
    meta: { live: ['payments'] },
  });
}

export function usePayment(mode: ViewMode, member: MemberRef | null, id: string | null) {
  return useQuery(paymentQuery(mode, member, id));
}
