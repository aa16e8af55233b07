import type { PlatformMember, PlatformTier } from '@housebrand/providers/nest';
import { bahtNumber } from '@housebrand/shared';
import type { MemberTier } from '@housebrand/tiers';
import type { Member } from '../../core';

/** Dots but for the last four digits. */
const MASK = '•';

/** `1234567890` → `••••••7890`; four digits or fewer are masked whole. */
export function maskAccountNumber(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '');
  if (digits.length <= 4) return MASK.repeat(digits.length);
  return MASK.repeat(digits.length - 4) + digits.slice(-4);
}

/** A member as the portal gets it (specification section 3, me.entry). */
export function toMember(member: PlatformMember): Member {
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
    tier: toMemberTier(member.tier),
    createDate: member.createdAt.toISOString(),
  };
}

/** The medal is drawn by us: the provider's address is not ours to show. */
export function toMemberTier(tier: PlatformTier): MemberTier {
  return {
    tierLevel: tier.level,
    tierName: tier.name,
    logoUrl: `/media/tiers/${tier.level}.svg?v=1`,
    descriptionBackgroundColor: tier.descriptionBackgroundColor,
    backgroundDarkColor: tier.backgroundDarkColor,
    backgroundBrightColor: tier.backgroundBrightColor,
    depositAmount: bahtNumber(tier.depositSatang),
    turnoverAmount: bahtNumber(tier.turnoverSatang),
    access: { menu: [...tier.menus] },
  };
}
