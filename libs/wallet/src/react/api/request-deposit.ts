import { api } from '@housebrand/shared/react';
import { OPEN_DEPOSIT_ADDRESS, PURCHASES_ADDRESS, type OpenDepositResult } from '../../core';
import type { DepositIntent } from '../state/deposit-intent';

/**
 * `POST /api/provider/deposit-point-create`, or of a pack of chips `POST /api/apps/iap/purchases`, under the key of the
 * intent: however often it is sent, one deposit is opened.
 */
export function requestDeposit({ value, key, sku }: DepositIntent): Promise<OpenDepositResult> {
  const [address, body] = sku === undefined ? [OPEN_DEPOSIT_ADDRESS, { value }] : [PURCHASES_ADDRESS, { sku }];
  return api.post<OpenDepositResult>(address, body, { idempotencyKey: key });
}
