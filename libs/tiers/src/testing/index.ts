import type { MemberTier, TierConfig } from '../core';

const colors = {
  descriptionBackgroundColor: '#2F3A4D',
  backgroundDarkColor: '#4C5B75',
  backgroundBrightColor: '#C3D0E4',
};

/** A tier with its minimums in baht. */
export function aTier(tierLevel: number, minDeposit = 0, minTurnover = 0, menu: string[] = []): TierConfig {
  return {
    tierLevel,
    tierName: `Tier ${tierLevel}`,
    logoUrl: `/media/tiers/${tierLevel}.svg?v=1`,
    ...colors,
    condition: { minDepositAccumulateAmount: minDeposit, minTurnOverAccumulateAmount: minTurnover },
    access: { menu },
  };
}

/** A member's tier; amounts in baht. */
export function aMemberTier(differences: Partial<MemberTier> = {}): MemberTier {
  return {
    tierLevel: 2,
    tierName: 'Tier 2',
    logoUrl: '/media/tiers/2.svg?v=1',
    ...colors,
    depositAmount: 0,
    turnoverAmount: 0,
    access: { menu: [] },
    ...differences,
  };
}
