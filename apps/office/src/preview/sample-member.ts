import type { Member, MemberTier } from '@housebrand/shared';
import { bahtNumber } from '@housebrand/shared';
import type { ProfileAndCredit } from '@housebrand/wallet';
import type { TierConfig } from '@housebrand/tiers';

const CREDIT_SATANG = 1_234_550n;
const AS_OF = '2026-11-18T09:00:00.000Z';

/** The made-up member who sees a preview: halfway between the first tier and the second. */
export function sampleMember(prefix: string, ladder: readonly TierConfig[]): Member {
  return {
    _id: '65f0c0de0000000000000101',
    username: `${prefix}08421`,
    prefix,
    credit: bahtNumber(CREDIT_SATANG),
    creditAsOf: AS_OF,
    point: 250,
    name: 'Somchai Jaidee',
    firstName: 'Somchai',
    lastName: 'Jaidee',
    tel: '0812345678',
    bankName: 'SCB',
    accountNumber: '••••••7890',
    bonus: 'NO_BONUS',
    tier: sampleTier(ladder),
    createDate: AS_OF,
  };
}

/** The credit of {@link sampleMember}. */
export function sampleCredit({ username, credit, point, creditAsOf }: Member): ProfileAndCredit {
  return { username, balance: credit, balanceSatang: Number(CREDIT_SATANG), point, asOf: creditAsOf };
}

function sampleTier([first, second]: readonly TierConfig[]): MemberTier {
  const { minDepositAccumulateAmount = 0, minTurnOverAccumulateAmount = 0 } = second?.condition ?? {};
  return {
    tierLevel: first?.tierLevel ?? 1,
    tierName: first?.tierName ?? '',
    logoUrl: first?.logoUrl ?? '',
    descriptionBackgroundColor: first?.descriptionBackgroundColor ?? '#2F3A4D',
    backgroundDarkColor: first?.backgroundDarkColor ?? '#4C5B75',
    backgroundBrightColor: first?.backgroundBrightColor ?? '#C3D0E4',
    access: first?.access ?? { menu: [] },
    depositAmount: minDepositAccumulateAmount / 2,
    turnoverAmount: minTurnOverAccumulateAmount / 2,
  };
}
