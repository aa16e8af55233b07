import { CAMPAIGN_PAGES, type CampaignKind, type CampaignPage } from '@housebrand/office';
import { useParams } from 'react-router';
import { Tabs } from '../kit/tabs';
import { useAddress, useMay } from '../session/session-context';
import { NotFoundPage } from '../shell/not-found';
import { Page } from '../shell/page';
import { CampaignEditor } from './campaign-editor';
import { CouponsPanel } from './coupons-panel';
import { useCampaignMessages } from './messages';

const COUPONS = 'coupons';

/** The documents of a page as tabs; coupons are the first tab of the campaigns. */
export function CampaignTabs({ page }: { page: CampaignPage }) {
  const t = useCampaignMessages();
  const to = useAddress();
  const may = useMay();
  const kinds: readonly CampaignKind[] = CAMPAIGN_PAGES[page];
  const hasCoupons = page === 'campaigns' && may('coupons.list');
  const { kind: current = hasCoupons ? COUPONS : kinds[0] } = useParams();
  const kind = kinds.find((one) => one === current);
  if (!kind && !(hasCoupons && current === COUPONS)) return <NotFoundPage />;
  const tabs = [
    ...(hasCoupons ? [{ key: COUPONS, text: t('coupons'), to: to(`${page}/${COUPONS}`) }] : []),
    ...kinds.map((one) => ({ key: one, text: t(`kind.${one}`), to: to(`${page}/${one}`) })),
  ];
  return (
    <Page title={t(page)}>
      {tabs.length > 1 && <Tabs label={t(page)} tabs={tabs} current={kind ?? COUPONS} />}
      {kind ? <CampaignEditor key={kind} kind={kind} /> : <CouponsPanel />}
    </Page>
  );
}
