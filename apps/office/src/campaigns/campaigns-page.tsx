import { CampaignTabs } from './campaign-page';

/** See `CAMPAIGN_PAGES.campaigns`. */
export default function CampaignsPage() {
  return <CampaignTabs page="campaigns" />;
}
