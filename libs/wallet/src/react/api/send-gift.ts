import { api } from '@housebrand/shared/react';
import { SEND_GIFT_ADDRESS, type PaymentEntry, type SendGiftRequest } from '../../core';

/** `POST /api/apps/payments/send_gift`. @param key the same for every repetition of one wish */
export function sendGift(gift: SendGiftRequest, key: string): Promise<PaymentEntry> {
  return api.post<PaymentEntry>(SEND_GIFT_ADDRESS, gift, { idempotencyKey: key });
}
