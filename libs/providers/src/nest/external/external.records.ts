import type { PageColors } from '@housebrand/shared';

/** The member's details that the reward shop receives, and the addresses it leads back to. */
export interface RewardVisit {
  firstName: string;
  lastName: string;
  registeredAt: Date;
  isMobileApp: boolean;
  /** Addresses on the agent's own site. */
  exitUrl: string;
  depositUrl: string;
  /** The provider's own if omitted. */
  colors?: PageColors;
}

/** Games with one turn per business day. */
export const DAILY_GAMES = ['wheel', 'gashapon', 'dailyCheckIn'] as const;
/** One of {@link DAILY_GAMES}. */
export type DailyGame = (typeof DAILY_GAMES)[number];

/** The address that a daily game leads back to, and the colours of its page. */
export interface DailyGameVisit {
  mainUrl: string;
  /** The provider's own if omitted. */
  colors?: PageColors;
}

/** A provider's lobby to open, and the address the member returns to. */
export interface PortalVisit {
  /** Provider code of the lobby. */
  product: string;
  redirectUrl: string;
}
