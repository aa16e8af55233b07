export type { MemberTier } from '@housebrand/shared';

/** One step of the ladder: `GET /api/apps/user_tier_configs` (specification section 3). */
export interface TierConfig {
  tierLevel: number;
  tierName: string;
  logoUrl: string;
  descriptionBackgroundColor: string;
  backgroundDarkColor: string;
  backgroundBrightColor: string;
  condition: {
    /** Baht. */
    minDepositAccumulateAmount: number;
    /** Baht. */
    minTurnOverAccumulateAmount: number;
  };
  /** Keys of the menus that the step opens: an addition of ours, so that a closed menu can say from which tier it opens. */
  access: { menu: string[] };
}

/** Shares of one, capped at 1 (specification section 9, tier progress). */
export interface TierProgress {
  current: TierConfig;
  /** `null` at the top. */
  next: TierConfig | null;
  deposit: number;
  turnover: number;
  overall: number;
  /** Baht still missing for the next tier. */
  missingDeposit: number;
  missingTurnover: number;
}

/** What a tier means for its members: `GET /api/apps/user_tier_configs.content`, in the language of the request. */
export interface TierContent {
  tierLevel: number;
  tierName: string;
  summary: string;
  benefits: string[];
}
