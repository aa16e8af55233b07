import { Tabs } from '../kit/tabs';
import { useFilters } from '../kit/filters';
import { useAddress, useMay } from '../session/session-context';
import { useReportMessages } from './messages';

const TABS = [
  { key: 'figures', page: 'reports', operation: 'reports.read' },
  { key: 'agents', page: 'reports/agents', operation: 'reports.agents' },
  { key: 'rounds', page: 'reports/rounds', operation: 'rounds.list' },
] as const;

/** The reports that the role opens; they keep the days. */
export function ReportTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  const t = useReportMessages();
  const to = useAddress();
  const may = useMay();
  const { get } = useFilters();
  const days = new URLSearchParams();
  for (const name of ['from', 'to']) if (get(name)) days.set(name, get(name)!);
  const query = days.size > 0 ? `?${days}` : '';
  const tabs = TABS.filter(({ operation }) => may(operation)).map(({ key, page }) => ({
    key,
    text: t(`tab.${key}`),
    to: to(page) + query,
  }));
  return tabs.length > 1 ? <Tabs label={t('tabs')} tabs={tabs} current={current} /> : null;
}
