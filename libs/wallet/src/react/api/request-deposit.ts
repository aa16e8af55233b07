import { api } from '@housebrand/shared/react';
import { OPEN_DEPOSIT_ADDRESS, PURCHASES_ADDRESS, type OpenDepositResult } from '../../core';
import type { DepositIntent } from '../state/deposit-intent';

/**
 * `POST /api/provider/deposit-point-create`, or `POST /api/apps/iap/purchases` for a pack of chips.
 * @param key idempotency key: repeated calls open one deposit
 */
export function requestDeposit(
  { value, sku }: Pick<DepositIntent, 'value' | 'sku'>,
  key: string,
): Promise<OpenDepositResult> {
  const [address, body] = sku === undefined ? [OPEN_DEPOSIT_ADDRESS, { value }] : [PURCHASES_ADDRESS, { sku }];
  return api.post<OpenDepositResult>(address, body, { idempotencyKey: key });
}
