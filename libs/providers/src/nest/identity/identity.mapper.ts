import { satangFromBaht } from '@housebrand/shared';
import type { WireProfile, WireTier } from '../../core';
import type { PlatformMember, PlatformTier } from './identity.records';

export function toPlatformMember(profile: WireProfile, readAt: Date): PlatformMember {
  return {
    memberId: profile._id,
    username: profile.username,
    prefix: profile.prefix,
    creditSatang: satangFromBaht(profile.credit),
    points: profile.point,
    name: profile.name,
    firstName: profile.firstName,
    lastName: profile.lastName,
    tel: profile.tel,
    bankName: profile.bankName,
    accountNumber: profile.accountNumber,
    bonus: profile.bonus,
    tier: toPlatformTier(profile.tier),
    createdAt: new Date(profile.createDate),
    topUpPrefix: profile.groupAutoTopUp.prefix,
    readAt,
  };
}

function toPlatformTier(tier: WireTier): PlatformTier {
  return {
    level: tier.tierLevel,
    name: tier.tierName,
    logoUrl: tier.logoUrl,
    descriptionBackgroundColor: tier.descriptionBackgroundColor,
    backgroundDarkColor: tier.backgroundDarkColor,
    backgroundBrightColor: tier.backgroundBrightColor,
    depositSatang: satangFromBaht(tier.depositAmount),
    turnoverSatang: satangFromBaht(tier.turnoverAmount),
    menus: tier.access.menu,
  };
}
