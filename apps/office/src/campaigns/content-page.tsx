import { CampaignTabs } from './campaign-page';

/** See `CAMPAIGN_PAGES.content`. */
export default function ContentPage() {
  return <CampaignTabs page="content" />;
}
