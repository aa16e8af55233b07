import type { Satang } from '@housebrand/shared';

/** A promotion as an agent's list shows it. */
export interface ProviderPromotion {
  id: string;
  title: string;
  summary: string;
  /** Taken by a deposit; the others are told only. */
  isDeposit: boolean;
  startsAt: Date;
  /** `null`: until further notice. */
  endsAt: Date | null;
}

/** One with what it asks for and gives. */
export interface ProviderPromotionDetail extends ProviderPromotion {
  text: string;
  minDepositSatang: Satang;
  /** Of the deposit, per cent. */
  bonusPercentage: number;
  maxBonusSatang: Satang;
  /** How often deposit and bonus are to be played before a withdrawal. */
  turnoverMultiplier: number;
}
