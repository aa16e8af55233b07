import { newId, type MemberRef } from '@housebrand/shared';
import { recall, remember } from '@housebrand/shared/react';
import type { OutgoingKind } from '../../core';

/** What a member wants moved, noted down before it is first sent: whoever comes back after a reload asks for the same. */
export interface MoveIntent {
  kind: OutgoingKind;
  /** The `Idempotency-Key`. */
  key: string;
  /** Baht; `null`: all there is. */
  amount: number | null;
  /** The move, once the answer has come that nobody knows how it ended. */
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

/** The move whose end is not known yet. */
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
