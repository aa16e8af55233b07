import { newId, type MemberRef } from '@housebrand/shared';
import { recall, remember, type IdempotencyKeys } from '@housebrand/shared/react';

/** A deposit request, stored before it is first sent so that a reload sends the same request again. */
export interface DepositIntent {
  /** The `Idempotency-Key`. */
  key: string;
  /** Baht. */
  value: number;
  /** How the member pays: by QR code or by bank account. */
  by: 'qr' | 'account';
  /** The pack of chips to buy; omitted for a plain deposit. */
  sku?: string;
}

const nameFor = ({ prefix, username }: MemberRef): string => `deposit:${prefix}:${username}`;

export function beginIntent(member: MemberRef, request: Omit<DepositIntent, 'key'>): DepositIntent {
  const intent = { ...request, key: newId() };
  remember(nameFor(member), JSON.stringify(intent));
  return intent;
}

/** Returns the intent that has no reply yet. */
export function pendingIntent(member: MemberRef): DepositIntent | null {
  try {
    const intent = JSON.parse(recall(nameFor(member)) ?? 'null') as Partial<DepositIntent> | null;
    if (typeof intent?.key !== 'string' || typeof intent.value !== 'number') return null;
    const { key, value, sku } = intent;
    const by = intent.by === 'account' ? 'account' : 'qr';
    return { key, value, by, ...(typeof sku === 'string' && { sku }) };
  } catch {
    return null;
  }
}

/** Removes the intent once its reply has arrived. */
export function endIntent(member: MemberRef): void {
  remember(nameFor(member), null);
}

/** The keys of intents, which exist before their requests are sent. */
export function intentKeys(member: MemberRef): IdempotencyKeys<DepositIntent> {
  return { keyOf: ({ key }) => key, forget: () => endIntent(member) };
}

const dismissalOf = ({ prefix, username }: MemberRef, id: string): string => `dismissed:${prefix}:${username}:${id}`;

/** Hides the reminder of an open deposit. The deposit itself cannot be cancelled; it expires. */
export function dismissDeposit(member: MemberRef, id: string): void {
  remember(dismissalOf(member, id), '1');
}

export function isDismissed(member: MemberRef, id: string): boolean {
  return recall(dismissalOf(member, id)) !== null;
}
