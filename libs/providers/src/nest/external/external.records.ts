/** The member's details that the reward shop receives, and the addresses it leads back to. */
export interface RewardVisit {
  firstName: string;
  lastName: string;
  registeredAt: Date;
  isMobileApp: boolean;
  /** Addresses on the agent's own site. */
  exitUrl: string;
  depositUrl: string;
}

/** Games with one turn per business day. */
export const DAILY_GAMES = ['wheel', 'gashapon', 'dailyCheckIn'] as const;
/** One of {@link DAILY_GAMES}. */
export type DailyGame = (typeof DAILY_GAMES)[number];

/** A provider's lobby to open, and the address the member returns to. */
export interface PortalVisit {
  /** Provider code of the lobby. */
  product: string;
  redirectUrl: string;
}
