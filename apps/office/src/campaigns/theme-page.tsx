import { CampaignTabs } from './campaign-page';

/** See `CAMPAIGN_PAGES.theme`. */
export default function ThemePage() {
  return <CampaignTabs page="theme" />;
}
