import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import {
  GIFT_ALLOWANCE_ADDRESS,
  SEND_GIFT_ADDRESS,
  type GiftAllowance,
  type PaymentEntry,
  type SendGiftRequest,
} from '../../core';
import { PAYMENTS_KEY } from './get-payments';

/** `POST /api/apps/payments/send_gift`. @param key idempotency key: the same for every retry of one request */
export function sendGift(gift: SendGiftRequest, key: string): Promise<PaymentEntry> {
  return api.post<PaymentEntry>(SEND_GIFT_ADDRESS, gift, { idempotencyKey: key });
}

/** `GET /api/apps/payments/gift-allowance`; `null` until it is loaded. The server checks gifts in any case. */
export function useGiftAllowance(member: MemberRef | null): GiftAllowance | null {
  const query = queryOptions({
    queryKey: [...PAYMENTS_KEY, 'gift-allowance', member?.prefix, member?.username],
    queryFn: memberQuery(member, ({ signal }) => api.get<GiftAllowance>(GIFT_ALLOWANCE_ADDRESS, { signal })),
    meta: { live: ['payments'] },
  });
  return useQuery(query).data ?? null;
}
