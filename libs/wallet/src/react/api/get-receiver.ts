import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { MEMBERS_ADDRESS, paymentsAddress, recentReceivers, type PaymentEntry, type Receiver } from '../../core';
import { PAYMENTS_KEY } from './get-payments';

/** `GET /api/apps/members`: the member of the same agent with exactly this username; `null`: none. */
export function receiverQuery(member: MemberRef | null, username: string | null) {
  return queryOptions({
    queryKey: ['wallet', 'receiver', member?.prefix, username],
    queryFn: memberQuery(username === null ? null : member, async ({ signal }) => {
      const found = await api.get<Receiver[]>(MEMBERS_ADDRESS, { query: { username }, signal });
      return found[0] ?? null;
    }),
    staleTime: 60_000,
  });
}

/** @param username `null`: no request */
export function useReceiver(member: MemberRef | null, username: string | null) {
  return useQuery(receiverQuery(member, username));
}

/** Gifts searched for recent receivers. */
const SEARCHED_GIFTS = 30;

/** Returns the receivers of the member's latest gifts; empty if they cannot be loaded. */
export function useRecentReceivers(member: MemberRef | null): readonly string[] {
  const query = queryOptions({
    queryKey: [...PAYMENTS_KEY, 'gift_sent', member?.prefix, member?.username, 'receivers'],
    queryFn: memberQuery(member, async ({ signal }) =>
      recentReceivers(
        await api.get<PaymentEntry[]>(paymentsAddress('gift_sent', { limit: SEARCHED_GIFTS }), { signal }),
      ),
    ),
    meta: { live: ['payments'] },
  });
  return useQuery(query).data ?? [];
}
