import type { MemberRef } from './member-ref';

/** A member's tier (specification section 3). Amounts in baht. */
export interface MemberTier {
  tierLevel: number;
  tierName: string;
  logoUrl: string;
  descriptionBackgroundColor: string;
  backgroundDarkColor: string;
  backgroundBrightColor: string;
  /** Accumulated deposits, baht. */
  depositAmount: number;
  /** Accumulated turnover, baht. */
  turnoverAmount: number;
  access: { menu: string[] };
}

/** The member as `me.entry` (specification section 3): `GET /api/provider/profile`. */
export interface Member extends MemberRef {
  /** Also the affiliate code. */
  _id: string;
  /** Baht, as the provider reports it. */
  credit: number;
  /** When the provider reported `credit`, ISO 8601. */
  creditAsOf: string;
  point: number;
  name: string;
  firstName: string;
  lastName: string;
  tel: string;
  bankName: string;
  /** Masked except for the last four digits: the full number stays on the server. */
  accountNumber: string;
  bonus: 'BONUS' | 'NO_BONUS';
  tier: MemberTier;
  /** ISO 8601. */
  createDate: string;
}
