import type { CampaignKind } from '@housebrand/office';
import type { Language } from '@housebrand/shared';
import type { AgentConfig } from '@housebrand/theming';
import type { Fields } from '../campaigns/form/schema';

/** The pages that a preview can open, and where each starts, below the agent's prefix. */
export const PREVIEW_PAGES = {
  banners: '',
  announcements: '',
  'promotion-texts': 'promotion',
  faq: 'faq',
  tutorials: 'tutorial',
  terms: 'terms',
  privacy: 'privacy',
  quests: 'daily-quest',
  tournaments: 'tournament',
  tiers: 'user-info/tier-detail',
  coupon: '',
  home: '',
  login: '',
} as const;
/** A name of {@link PREVIEW_PAGES}. */
export type PreviewPage = keyof typeof PREVIEW_PAGES;

/** What a preview shows: a page of the portal, with documents as they are being edited. */
export interface Preview {
  page: PreviewPage;
  language: Language;
  /** The agent's configuration, with the colours of the preview. */
  config: AgentConfig;
  documents: Readonly<Partial<Record<CampaignKind, Fields>>>;
  /** The coupon of the page `coupon`. */
  coupon?: Fields;
}

/** From the office to the frame: what to show. */
export interface PreviewMessage {
  kind: 'preview';
  preview: Preview;
}

/** From the frame to the office: it is ready to show something. */
export const PREVIEW_READY = { kind: 'ready' } as const;

/** Whether a message of the same page's origin is a {@link PreviewMessage}. */
export function isPreviewMessage(data: unknown): data is PreviewMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'preview';
}

/** Returns the rows of a list as it is being edited. */
export function rowsOf(document: Fields | undefined): readonly Fields[] {
  const rows = document?.['rows'];
  return Array.isArray(rows) ? rows : [];
}
