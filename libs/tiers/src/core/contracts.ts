export type { MemberTier } from '@housebrand/shared';

/** One tier of the ladder: `GET /api/apps/user_tier_configs` (specification section 3). */
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
  /** Keys of the menus that the tier opens. Our addition: a closed menu can name the tier that opens it. */
  access: { menu: string[] };
}

/** Progress towards the next tier (specification section 9). Shares are between 0 and 1. */
export interface TierProgress {
  current: TierConfig;
  /** `null` at the top tier. */
  next: TierConfig | null;
  deposit: number;
  turnover: number;
  overall: number;
  /** Baht missing for the next tier. */
  missingDeposit: number;
  missingTurnover: number;
}

/** The description of a tier for members: `GET /api/apps/user_tier_configs.content`, in the language of the request. */
export interface TierContent {
  tierLevel: number;
  tierName: string;
  summary: string;
  benefits: string[];
}
