import type { Member, MemberTier } from '@housebrand/shared';

/** A member's tier as in a profile; pass the fields that matter. */
export function aMemberTier(differences: Partial<MemberTier> = {}): MemberTier {
  return {
    tierLevel: 1,
    tierName: 'Bronze',
    logoUrl: '/media/tiers/1.svg',
    descriptionBackgroundColor: '#000000',
    backgroundDarkColor: '#000000',
    backgroundBrightColor: '#000000',
    depositAmount: 0,
    turnoverAmount: 0,
    access: { menu: [] },
    ...differences,
  };
}

/** A member as the portal receives them; pass the fields that matter. */
export function aMember(differences: Partial<Member> = {}): Member {
  return {
    _id: 'member-1',
    prefix: 'MTO',
    username: 'MTODEMO1',
    credit: 12_345.67,
    creditAsOf: '2026-11-20T14:14:00.000Z',
    point: 250,
    name: 'Somchai Jaidee',
    firstName: 'Somchai',
    lastName: 'Jaidee',
    tel: '0812345678',
    bankName: 'KBANK',
    accountNumber: 'xxxxxx1234',
    bonus: 'NO_BONUS',
    tier: aMemberTier(),
    createDate: '2025-11-20T00:00:00.000Z',
    ...differences,
  };
}
