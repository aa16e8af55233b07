import type { PlatformMember } from '@housebrand/providers/nest';
import { bahtNumber, type MemberTier } from '@housebrand/shared';
import type { Member } from '../../core';

const MASK = '•';

/** Masks an account number: `1234567890` → `••••••7890`. Four digits or fewer are masked completely. */
export function maskAccountNumber(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '');
  if (digits.length <= 4) return MASK.repeat(digits.length);
  return MASK.repeat(digits.length - 4) + digits.slice(-4);
}

/** Masks a name for members who send gifts: `Somchai Jaidee` → `So•••`. Never shows a complete name; `null` for an empty one. */
export function maskName(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  // keeps a Thai vowel or tone mark together with its consonant
  const letters = Array.from(
    new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(first),
    (one) => one.segment,
  );
  if (letters.length === 0) return null;
  return letters.slice(0, Math.min(2, letters.length - 1)).join('') + MASK.repeat(3);
}

/** Converts a member to the portal's format (specification section 3, me.entry). */
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
