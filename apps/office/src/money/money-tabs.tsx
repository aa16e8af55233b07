import { Tabs } from '../kit/tabs';
import { useAddress } from '../session/session-context';
import { useMoneyMessages } from './messages';

/** The lists of money: by their start, and those that were paid by their end. */
export function MoneyTabs({ current }: { current: 'started' | 'paid' }) {
  const t = useMoneyMessages();
  const to = useAddress();
  const tabs = [
    { key: 'started', text: t('tab.started'), to: to('money') },
    { key: 'paid', text: t('tab.paid'), to: to('money/paid') },
  ];
  return <Tabs label={t('tabs')} tabs={tabs} current={current} />;
}
