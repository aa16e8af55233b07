/** What an agent writes as a whole: a list, terms or a look. Each kind is a document with the fields of one of the API's calls. */
export const CAMPAIGN_KINDS = [
  'quests',
  'tournaments',
  'tiers',
  'prices',
  'cashback',
  'affiliate',
  'banners',
  'announcements',
  'promotion-texts',
  'faq',
  'tutorials',
  'terms',
  'privacy',
  'theme',
] as const;
/** One of {@link CAMPAIGN_KINDS}. */
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

/** The kinds by the page of the office that edits them. */
export const CAMPAIGN_PAGES = {
  campaigns: ['quests', 'tournaments', 'tiers', 'prices', 'cashback', 'affiliate'],
  content: ['banners', 'announcements', 'promotion-texts', 'faq', 'tutorials', 'terms', 'privacy'],
  theme: ['theme'],
} as const satisfies Record<string, readonly CampaignKind[]>;
/** A page of {@link CAMPAIGN_PAGES}. */
export type CampaignPage = keyof typeof CAMPAIGN_PAGES;

/** Returns the kind with a name; `null` if there is none. */
export function campaignKindNamed(name: string): CampaignKind | null {
  return CAMPAIGN_KINDS.find((kind) => kind === name) ?? null;
}
