export type OfferName = 'wheel' | 'gashapon' | 'daily-check-in' | 'reward';

export interface PrizeData {
  name: string;
  amountSatang: number;
  /** What it costs in the shop. */
  points?: number;
}

/** Where the member stands with an offer today. */
export interface OfferData {
  offer: OfferName;
  prizes: PrizeData[];
  /** Today's, when the turn is taken. */
  prize: PrizeData | null;
  /** Days in a row, today's turn included. */
  streak: number;
  nextAt: string;
}

/** What the server tells a page. Amounts are satang. */
export interface OffersData {
  session: string;
  language: 'th' | 'en';
  redirectUrl: string;
  depositUrl: string | null;
  site: string;
  member: string;
  creditSatang: number;
  points: number;
  offers: OfferData[];
}
