import { Announcement as PlatformAnnouncement } from '@housebrand/shared/contracts';
import { z } from 'zod';
import type { LegalVersions } from './legal';

/** `GET /api/provider/announcements`: an announcement, and whether the member has read it on any device. */
export const Announcement = PlatformAnnouncement.extend({ isRead: z.boolean().meta({ example: false }) }).meta({
  id: 'MemberAnnouncementDto',
});
export type Announcement = z.infer<typeof Announcement>;

/** `POST /api/provider/announcements/read` */
export interface ReadAnnouncementsRequest {
  ids: string[];
}

/** `GET /api/provider/promotion`: an entry of the platform's `promotion/v3`. */
export const Promotion = z
  .object({
    id: z.string().meta({ example: 'mto-daily' }),
    title: z.string().meta({ example: 'ฝากครั้งแรกของวัน รับเพิ่ม 10%' }),
    summary: z.string().meta({ example: 'ฝากตั้งแต่ 100 บาท รับเพิ่ม 10% สูงสุด 500 บาท' }),
    isDeposit: z.boolean().meta({
      example: true,
      description: 'Whether a deposit activates the promotion. Other promotions are informative only.',
    }),
    startsAt: z.string().meta({ example: '2026-10-31T17:00:00.000Z' }),
    endsAt: z.string().nullable().meta({ example: '2026-11-30T17:00:00.000Z' }),
    imgUrl: z.string().meta({
      example: '/media/banners/bonus-chest.avif?v=1',
      description: 'Picture without lettering, on the same origin.',
    }),
  })
  .meta({ id: 'PromotionDto' });
export type Promotion = z.infer<typeof Promotion>;

/** `GET /api/provider/promotion-detail/{id}`. */
export const PromotionDetail = Promotion.extend({
  isOver: z.boolean().meta({ example: false }),
  text: z.string().meta({ example: 'ก่อนถอนต้องเล่นให้ครบ 3 เท่าของยอดฝากรวมโบนัส' }),
  minDepositSatang: z.number().meta({ example: 10_000 }),
  bonusPercentage: z.number().meta({ example: 10, description: 'Bonus in percent of the deposit.' }),
  maxBonusSatang: z.number().meta({ example: 50_000 }),
  turnoverMultiplier: z
    .number()
    .meta({ example: 3, description: 'Turnover requirement as a multiple of deposit and bonus.' }),
}).meta({ id: 'PromotionDetailDto' });
export type PromotionDetail = z.infer<typeof PromotionDetail>;

const legalKind = z.enum(['terms', 'privacy']).meta({ example: 'terms' });
const legalVersion = z.number().int().meta({ example: 2, description: 'Counted per document, from 1.' });
const legalText = z.string().meta({ description: 'Plain text: `## ` starts a heading, `- ` an item of a list.' });

/** `GET /api/apps/legal/{kind}?agentID={prefix}`: a published version of a document; it never changes. */
export const LegalDocument = z
  .object({
    kind: legalKind,
    version: legalVersion,
    publishedAt: z.string().meta({ example: '2026-11-26T03:00:00.000Z' }),
    text: z
      .object({
        th: legalText.meta({ example: '## การถอนเงิน' }),
        en: legalText.meta({ example: '## Withdrawals' }),
      })
      .meta({ id: 'LegalTextDto' }),
  })
  .meta({ id: 'LegalDocumentDto' });
export type LegalDocument = z.infer<typeof LegalDocument>;

/** `GET /api/apps/consents/{prefix}/{username}`: a document, and which of its versions a member has accepted. */
export const LegalConsent = z
  .object({
    kind: legalKind,
    version: legalVersion,
    isPending: z.boolean().meta({
      example: false,
      description: 'Whether the member must still accept this version.',
    }),
    accepted: z
      .array(
        z
          .object({ version: legalVersion, acceptedAt: z.string().meta({ example: '2026-11-26T04:12:00.000Z' }) })
          .meta({ id: 'AcceptedVersionDto' }),
      )
      .meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'LegalConsentDto' });
export type LegalConsent = z.infer<typeof LegalConsent>;

/** `POST /api/apps/consents/{prefix}/{username}`: the versions that the member has read and accepts. */
export type AcceptVersionsRequest = LegalVersions;

/** `POST /api/apps/legal/{kind}` */
export interface PublishDocumentRequest {
  text: LocalizedText;
}

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

/** When members see an entry. */
export interface Schedule {
  /** ISO 8601; `null`: at once. */
  startsAt: string | null;
  /** ISO 8601; `null`: without an end. */
  endsAt: string | null;
}

/** A banner as its agent writes it. */
export interface ScheduledBanner extends Banner, Schedule {}

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

/** The agent's text about a promotion of the platform. While it is shown, it replaces the platform's own. */
export interface PromotionText extends Schedule {
  /** The platform's id of the promotion. */
  id: string;
  title: LocalizedText;
  summary: LocalizedText;
  text: LocalizedText;
}

/** The agent's own announcement; it comes before the platform's. */
export interface AgentAnnouncement extends Schedule {
  id: string;
  active: boolean;
  title: LocalizedText;
  text: LocalizedText;
}

/** What an agent writes for its members; each list is read and replaced as a whole. */
export interface AgentContent {
  faq: FaqTopic;
  tutorials: Tutorial;
  banners: ScheduledBanner;
  'promotion-texts': PromotionText;
  announcements: AgentAnnouncement;
}

/** The name of a list in {@link AgentContent}. */
export type ContentKind = keyof AgentContent;
