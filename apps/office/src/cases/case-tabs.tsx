import { Tabs } from '../kit/tabs';
import { useAddress } from '../session/session-context';
import { useCaseMessages } from './messages';

/** What reconciliation found, and its runs. */
export function CaseTabs({ current }: { current: 'cases' | 'runs' }) {
  const t = useCaseMessages();
  const to = useAddress();
  const tabs = [
    { key: 'cases', text: t('tab.cases'), to: to('cases') },
    { key: 'runs', text: t('tab.runs'), to: to('cases/runs') },
  ];
  return <Tabs label={t('tabs')} tabs={tabs} current={current} />;
}
