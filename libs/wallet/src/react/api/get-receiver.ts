import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { MEMBERS_ADDRESS, paymentsAddress, recentReceivers, type PaymentEntry, type Receiver } from '../../core';
import { PAYMENTS_KEY } from './get-payments';

/** `GET /api/apps/members`: the member of the same agent who has exactly this name; `null`: nobody. */
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

/** @param username `null`: nobody is looked for */
export function useReceiver(member: MemberRef | null, username: string | null) {
  return useQuery(receiverQuery(member, username));
}

/** Among so many gifts; whoever always sends to one has one. */
const LOOKED_THROUGH = 30;

/** Whom the member sent chips to last. Who cannot be told of is not missed. */
export function useRecentReceivers(member: MemberRef | null): readonly string[] {
  const query = queryOptions({
    queryKey: [...PAYMENTS_KEY, 'gift_sent', member?.prefix, member?.username, 'receivers'],
    queryFn: memberQuery(member, async ({ signal }) =>
      recentReceivers(
        await api.get<PaymentEntry[]>(paymentsAddress('gift_sent', { limit: LOOKED_THROUGH }), { signal }),
      ),
    ),
    meta: { live: ['payments'] },
  });
  return useQuery(query).data ?? [];
}
