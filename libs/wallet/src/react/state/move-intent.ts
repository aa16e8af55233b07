import { newId, type MemberRef } from '@housebrand/shared';
import { recall, remember } from '@housebrand/shared/react';
import type { OutgoingKind } from '../../core';
import type { MoveRequest } from '../api/send-move';

/** A withdrawal or claim, stored before it is first sent so that a reload sends the same request again. */
export interface MoveIntent extends MoveRequest {
  /** The `Idempotency-Key`. */
  key: string;
  /** The id of the move, once a reply has reported it as open. */
  moveId: string | null;
}

const nameFor = ({ prefix, username }: MemberRef, kind: OutgoingKind): string => `move:${prefix}:${username}:${kind}`;

export function beginMove(member: MemberRef, kind: OutgoingKind, amount: number | null): MoveIntent {
  return keepMove(member, { kind, amount, key: newId(), moveId: null });
}

export function keepMove(member: MemberRef, intent: MoveIntent): MoveIntent {
  remember(nameFor(member, intent.kind), JSON.stringify(intent));
  return intent;
}

/** Returns the intent without a known outcome. */
export function pendingMove(member: MemberRef, kind: OutgoingKind): MoveIntent | null {
  try {
    const kept = JSON.parse(recall(nameFor(member, kind)) ?? 'null') as Partial<MoveIntent> | null;
    if (typeof kept?.key !== 'string') return null;
    const { key, amount, moveId } = kept;
    return { kind, key, amount: typeof amount === 'number' ? amount : null, moveId: moveId ?? null };
  } catch {
    return null;
  }
}

export function endMove(member: MemberRef, kind: OutgoingKind): void {
  remember(nameFor(member, kind), null);
}
