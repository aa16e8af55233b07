import type { PageColors } from '@housebrand/shared';

export type OfferName = 'wheel' | 'gashapon' | 'daily-check-in' | 'reward';

export interface PrizeData {
  name: string;
  amountSatang: number;
  /** Price in points, in the shop. */
  points?: number;
}

/** A member's status in an offer today. */
export interface OfferData {
  offer: OfferName;
  prizes: PrizeData[];
  /** Today's prize, if the turn was used. */
  prize: PrizeData | null;
  /** Consecutive days, including today if the turn was used. */
  streak: number;
  nextAt: string;
}

/** The page's data from the server. Amounts in satang. */
export interface OffersData {
  session: string;
  language: 'th' | 'en';
  redirectUrl: string;
  depositUrl: string | null;
  /** The agent's colours; `null`: the page's own. */
  colors: PageColors | null;
  site: string;
  member: string;
  creditSatang: number;
  points: number;
  offers: OfferData[];
}
