import { api } from '@housebrand/shared/react';
import { MOVE_ADDRESSES, type MoveView } from '../../core';
import type { MoveIntent } from '../state/move-intent';

/** Withdraws or claims under the key of the intent: however often it is sent, money moves once. */
export function sendMove({ kind, amount, key }: MoveIntent): Promise<MoveView> {
  return api.post<MoveView>(MOVE_ADDRESSES[kind], amount === null ? {} : { amount }, { idempotencyKey: key });
}
