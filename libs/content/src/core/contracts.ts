/** A text an agent wrote for its members, in both languages. */
export interface LocalizedText {
  th: string;
  en: string;
}

/** `GET /api/apps/banners?agentID={prefix}`: the pictures at the top of the home screen, in their order. */
export interface Banner {
  id: string;
  eyebrow: LocalizedText;
  title: LocalizedText;
  action: LocalizedText;
  /** Where a tap leads: a path below `/{prefix}`, never an address of another site. */
  path: string;
  /** Same origin, without lettering: the words stand over it. */
  imgUrl: string;
}

/** `GET /api/provider/promotion`: an entry of the platform's `promotion/v3`. */
export interface Promotion {
  id: string;
  title: string;
  summary: string;
  /** Taken by a deposit; the others are told only. */
  isDeposit: boolean;
  /** ISO 8601. */
  startsAt: string;
  /** ISO 8601; `null`: until further notice. */
  endsAt: string | null;
  /** Same origin, without lettering. */
  imgUrl: string;
}

/** `GET /api/provider/promotion-detail/{id}`. */
export interface PromotionDetail extends Promotion {
  isOver: boolean;
  text: string;
  /** Of a deposit that takes it. */
  minDepositSatang: number;
  /** Of the deposit, per cent. */
  bonusPercentage: number;
  maxBonusSatang: number;
  /** How often deposit and bonus are to be played before a withdrawal. */
  turnoverMultiplier: number;
}

/** `GET /api/provider/announcements`: entries of the platform's `announce/get-announce` (specification section 3). */
export interface Announcement {
  _id: string;
  active: boolean;
  title: string;
  text: string;
}
