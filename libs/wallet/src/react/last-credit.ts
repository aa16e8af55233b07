import type { MemberRef } from '@housebrand/shared';
import { recallOfMember, rememberOfMember } from '@housebrand/shared/react';
import type { ProfileAndCredit } from '../core';

const NAME = 'credit';

/** Keeps the credit for this visit, to show it while the member system does not reply. */
export function keepCredit(member: MemberRef, { balance, balanceSatang, point, asOf }: ProfileAndCredit): void {
  rememberOfMember(member, NAME, { balance, balanceSatang, point, asOf });
}

/** The member of this visit, as last known. */
export interface LastMember {
  username: string;
  credit: ProfileAndCredit;
}

/** Returns the last known credit of this visit and whose it is; `null` without one. */
export function lastCredit(prefix: string): LastMember | null {
  const kept = recallOfMember(prefix, NAME);
  if (!kept) return null;
  const { balance, balanceSatang, point, asOf } = (kept.value ?? {}) as Partial<ProfileAndCredit>;
  const { username } = kept;
  if (!Number.isSafeInteger(balanceSatang) || Number.isNaN(Date.parse(String(asOf)))) return null;
  return {
    username,
    credit: { username, balance: balance!, balanceSatang: balanceSatang!, point: point ?? 0, asOf: asOf! },
  };
}
