import { api } from '@housebrand/shared/headless';
import { MOVE_ADDRESSES, type MoveView, type OutgoingKind } from '../../core';

/** A withdrawal or claim to send. */
export interface MoveRequest {
  kind: OutgoingKind;
  /** Baht; `null`: everything that is due. */
  amount: number | null;
}

/** Withdraws or claims. @param key idempotency key: the same for every retry of one request */
export function sendMove({ kind, amount }: MoveRequest, key: string): Promise<MoveView> {
  return api.post<MoveView>(MOVE_ADDRESSES[kind], amount === null ? {} : { amount }, { idempotencyKey: key });
}
