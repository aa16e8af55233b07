/** A text by an agent for its members, in both languages. */
export interface LocalizedText {
  th: string;
  en: string;
}

/** `GET /api/apps/banners?agentID={prefix}`: the images at the top of the home page, in their order. */
export interface Banner {
  id: string;
  eyebrow: LocalizedText;
  title: LocalizedText;
  action: LocalizedText;
  /** Target of a tap: a path below `/{prefix}`, never an address of another site. */
  path: string;
  /** Same origin. The image has no lettering: the text is laid over it. */
  imgUrl: string;
}

/** `GET /api/provider/promotion`: an entry of the platform's `promotion/v3`. */
export interface Promotion {
  id: string;
  title: string;
  summary: string;
  /** Claimed with a deposit; other promotions are information only. */
  isDeposit: boolean;
  /** ISO 8601. */
  startsAt: string;
  /** ISO 8601; `null` if the end is open. */
  endsAt: string | null;
  /** Same origin, without lettering. */
  imgUrl: string;
}

/** `GET /api/provider/promotion-detail/{id}`. */
export interface PromotionDetail extends Promotion {
  isOver: boolean;
  text: string;
  /** Minimum deposit that claims it. */
  minDepositSatang: number;
  /** Percentage of the deposit. */
  bonusPercentage: number;
  maxBonusSatang: number;
  /** How often deposit and bonus must be played before a withdrawal. */
  turnoverMultiplier: number;
}

/** `GET /api/provider/announcements`: entries of the platform's `announce/get-announce` (specification section 3). */
export interface Announcement {
  _id: string;
  active: boolean;
  title: string;
  text: string;
}

/** A frequent question, and its answer. */
export interface FaqQuestion {
  id: string;
  question: LocalizedText;
  answer: LocalizedText;
  /** The related page below `/{prefix}`; `null` if there is none. */
  path: string | null;
}

/** `GET /api/apps/faq?agentID={prefix}`: questions by topic, in the agent's order. */
export interface FaqTopic {
  id: string;
  title: LocalizedText;
  questions: FaqQuestion[];
}

/** A step of a tutorial: its text, and the screen that the member sees. */
export interface TutorialStep {
  title: LocalizedText;
  text: LocalizedText;
  /** Addresses on our own origin, one per language; `null` for text only. */
  picture: LocalizedText | null;
}

/** `GET /api/apps/tutorials?agentID={prefix}`: step-by-step instructions. */
export interface Tutorial {
  id: string;
  title: LocalizedText;
  summary: LocalizedText;
  minutes: number;
  /** The page below `/{prefix}` to which the tutorial applies. */
  path: string;
  steps: TutorialStep[];
}

/** The agent's text about a promotion of the platform, which replaces the platform's own. */
export interface PromotionText {
  /** The platform's id of the promotion. */
  id: string;
  title: LocalizedText;
  summary: LocalizedText;
  text: LocalizedText;
}

/** The agent's own announcement; it comes before the platform's. */
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

/** The name of a list in {@link AgentContent}. */
export type ContentKind = keyof AgentContent;
