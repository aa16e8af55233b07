/** What the reward shop is told of a member, and where it leads to from there. */
export interface RewardVisit {
  firstName: string;
  lastName: string;
  registeredAt: Date;
  isMobileApp: boolean;
  /** Addresses of the agent's own site. */
  exitUrl: string;
  depositUrl: string;
}

/** A game of one turn a business day. */
export const DAILY_GAMES = ['wheel', 'gashapon', 'dailyCheckIn'] as const;
/** One of the games of one turn a business day. */
export type DailyGame = (typeof DAILY_GAMES)[number];

/** Which studio's lobby is opened, and where its member comes back to. */
export interface PortalVisit {
  /** Provider code whose own lobby is meant. */
  product: string;
  redirectUrl: string;
}
