import type { WireProfile } from '@housebrand/providers';
import { bahtNumber } from '@housebrand/shared';
import type { MemberRow } from '../books/members';
import { tierFor } from '../world/tiers';

/** Returns a member's profile in the wire format (specification section 3). */
export function profileOf(member: MemberRow, origin: string): WireProfile {
  const tier = tierFor(member.deposited, member.turnover);
  return {
    _id: member.id,
    username: member.username,
    prefix: member.prefix,
    credit: bahtNumber(member.credit),
    point: member.points,
    name: `${member.first_name} ${member.last_name}`,
    firstName: member.first_name,
    lastName: member.last_name,
    tel: member.tel,
    bankName: member.bank_name,
    accountNumber: member.account_number,
    bonus: member.bonus,
    tier: {
      tierLevel: tier.level,
      tierName: tier.name,
      logoUrl: `${origin}/art/tiers/${tier.level}.svg`,
      descriptionBackgroundColor: tier.descriptionBackgroundColor,
      backgroundDarkColor: tier.backgroundDarkColor,
      backgroundBrightColor: tier.backgroundBrightColor,
      depositAmount: bahtNumber(member.deposited),
      turnoverAmount: bahtNumber(member.turnover),
      access: { menu: [...tier.menu] },
    },
    createDate: member.created_at.toISOString(),
    groupAutoTopUp: { prefix: member.top_up_prefix ?? member.prefix },
  };
}
