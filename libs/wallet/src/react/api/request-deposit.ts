import { api } from '@housebrand/shared/react';
import { OPEN_DEPOSIT_ADDRESS, type OpenDepositResult } from '../../core';
import type { DepositIntent } from '../state/deposit-intent';

/** `POST /api/provider/deposit-point-create`, under the key of the intent: however often it is sent, one deposit is opened. */
export function requestDeposit({ value, key }: DepositIntent): Promise<OpenDepositResult> {
  return api.post<OpenDepositResult>(OPEN_DEPOSIT_ADDRESS, { value }, { idempotencyKey: key });
}
