import { api } from '@housebrand/shared/react';
import { MOVE_ADDRESSES, type MoveView } from '../../core';
import type { MoveIntent } from '../state/move-intent';

/** Withdraws or claims with the idempotency key of the intent: repeated calls move money once. */
export function sendMove({ kind, amount, key }: MoveIntent): Promise<MoveView> {
  return api.post<MoveView>(MOVE_ADDRESSES[kind], amount === null ? {} : { amount }, { idempotencyKey: key });
}
