import type { PlatformMember } from '@housebrand/providers/nest';
import { bahtNumber, type MemberTier } from '@housebrand/shared';
import type { Member } from '../../core';

/** Dots but for the last four digits. */
const MASK = '•';

/** `1234567890` → `••••••7890`; four digits or fewer are masked whole. */
export function maskAccountNumber(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '');
  if (digits.length <= 4) return MASK.repeat(digits.length);
  return MASK.repeat(digits.length - 4) + digits.slice(-4);
}

/** How another member is called, for whoever sends to them: `Somchai Jaidee` → `So•••`; never a whole name, and nothing of none. */
export function maskName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  // a Thai vowel or tone mark goes with its consonant
  const letters = Array.from(
    new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(first),
    (one) => one.segment,
  );
  if (letters.length === 0) return null;
  return letters.slice(0, Math.min(2, letters.length - 1)).join('') + MASK.repeat(3);
}

/** A member as the portal gets it (specification section 3, me.entry). */
export function toMember(member: PlatformMember, tier: MemberTier): Member {
  return {
    _id: member.memberId,
    username: member.username,
    prefix: member.prefix,
    credit: bahtNumber(member.creditSatang),
    creditAsOf: member.readAt.toISOString(),
    point: member.points,
    name: member.name,
    firstName: member.firstName,
    lastName: member.lastName,
    tel: member.tel,
    bankName: member.bankName,
    accountNumber: maskAccountNumber(member.accountNumber),
    bonus: member.bonus,
    tier,
    createDate: member.createdAt.toISOString(),
  };
}
