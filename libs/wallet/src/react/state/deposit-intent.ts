import { newId, type MemberRef } from '@housebrand/shared';
import { recall, remember } from '@housebrand/shared/react';

/** What a member wants to deposit, noted down before it is first sent: whoever comes back after a reload sends the same. */
export interface DepositIntent {
  /** The `Idempotency-Key`. */
  key: string;
  /** Baht. */
  value: number;
  /** How it is to be paid: which of the two screens it is shown as. */
  by: 'qr' | 'account';
  /** The pack of chips that it buys; without it it is a deposit and nothing else. */
  sku?: string;
}

const nameFor = ({ prefix, username }: MemberRef): string => `deposit:${prefix}:${username}`;

export function beginIntent(member: MemberRef, request: Omit<DepositIntent, 'key'>): DepositIntent {
  const intent = { ...request, key: newId() };
  remember(nameFor(member), JSON.stringify(intent));
  return intent;
}

/** The intent whose answer has not come yet. */
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

/** The answer has come. */
export function endIntent(member: MemberRef): void {
  remember(nameFor(member), null);
}

/** Deposits that the member does not want to be reminded of: nobody can take them back, they end by themselves. */
export function dismissDeposit(id: string): void {
  remember(`dismissed:${id}`, '1');
}

export function isDismissed(id: string): boolean {
  return recall(`dismissed:${id}`) !== null;
}
