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

/** A question that members ask, and its answer. */
export interface FaqQuestion {
  id: string;
  question: LocalizedText;
  answer: LocalizedText;
  /** A page below `/{prefix}` where it is done; `null`: the answer is all. */
  path: string | null;
}

/** `GET /api/apps/faq?agentID={prefix}`: questions by what they are about, in the agent's order. */
export interface FaqTopic {
  id: string;
  title: LocalizedText;
  questions: FaqQuestion[];
}

/** One step of a tutorial: its words, and what the member sees while doing it. */
export interface TutorialStep {
  title: LocalizedText;
  text: LocalizedText;
  /** Addresses of our own origin, one for each language; `null`: words alone. */
  picture: LocalizedText | null;
}

/** `GET /api/apps/tutorials?agentID={prefix}`: how something is done, step by step. */
export interface Tutorial {
  id: string;
  title: LocalizedText;
  summary: LocalizedText;
  minutes: number;
  /** The page below `/{prefix}` where it is done. */
  path: string;
  steps: TutorialStep[];
}

/** What the agent says of a promotion of the platform, in place of the platform's own words. */
export interface PromotionText {
  /** The platform's id of the promotion. */
  id: string;
  title: LocalizedText;
  summary: LocalizedText;
  text: LocalizedText;
}

/** An announcement of the agent itself; it stands before the platform's. */
export interface AgentAnnouncement {
  id: string;
  active: boolean;
  title: LocalizedText;
  text: LocalizedText;
}

/** What an agent writes for its members; each list is read and replaced as a whole. */
export interface AgentContent {
  faq: FaqTopic;
  tutorials: Tutorial;
  banners: Banner;
  'promotion-texts': PromotionText;
  announcements: AgentAnnouncement;
}

/** One of the lists of {@link AgentContent}, by its name. */
export type ContentKind = keyof AgentContent;
