import type { Satang } from '@housebrand/shared';

/** A promotion in an agent's list. */
export interface ProviderPromotion {
  id: string;
  title: string;
  summary: string;
  /** Whether a deposit can take the promotion; the others are only announced. */
  isDeposit: boolean;
  startsAt: Date;
  /** `null`: open-ended. */
  endsAt: Date | null;
}

/** A promotion with its conditions and bonus. */
export interface ProviderPromotionDetail extends ProviderPromotion {
  text: string;
  minDepositSatang: Satang;
  /** Percentage of the deposit. */
  bonusPercentage: number;
  maxBonusSatang: Satang;
  /** The turnover requirement as a multiple of deposit plus bonus. */
  turnoverMultiplier: number;
}
