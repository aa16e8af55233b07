import type { WireGame, WireGameProvider, WireProfile, WireTier } from '../core';
import { satangFromBaht } from '@housebrand/shared';
import type { CatalogueGame, CatalogueProvider, PlatformMember, PlatformTier } from './provider-records';

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

export function toCatalogueGame(game: WireGame): CatalogueGame {
  return {
    id: game.id,
    name: game.name,
    provider: game.provider,
    category: game.gameType,
    refId: game.refID,
    landscapeUrl: game.image.horizontal,
    portraitUrl: game.image.vertical,
    color: game.color ?? null,
    isNew: game.isNew ?? false,
    isJackpot: game.isJackpot ?? false,
    rank: game.rank ?? null,
  };
}

export function toCatalogueProvider(entry: WireGameProvider): CatalogueProvider {
  return {
    code: entry.provider,
    tier: entry.providerTier,
    providerName: entry.providerName,
    providerType: entry.providerType,
    name: entry.name,
    product: entry.product,
    section: entry.type,
    order: entry.order,
    gameCount: entry.gameCount ?? null,
  };
}
