import { useAffiliateSummary } from '@housebrand/affiliate/react';
import { useUnreadNotifications } from '@housebrand/notifications/react';
import { useDailyQuestsOf } from '@housebrand/quests/react';
import { formatSatang, satangFromBaht } from '@housebrand/shared';
import { useMenus, usePortal } from '@housebrand/shared/react';
import { useQuestions } from '@housebrand/support/react';
import { useWaitingMoney } from '@housebrand/wallet/react';
import { useServicesMessages } from './services-messages';

/** What waits in a service. */
export interface Hint {
  text: string;
  /** Gold for money and rewards to collect. */
  tone: 'gold' | 'warn' | 'info';
}

/** Returns what waits for the member, by the path of the service; services where nothing waits are missing. */
export function useWaiting(): ReadonlyMap<string, Hint> {
  const t = useServicesMessages();
  const { member } = usePortal();
  const { isOffered } = useMenus();
  const { openDeposits, openWithdrawals, giftsToday, cashbackSatang } = useWaitingMoney();
  const { data: quests = [] } = useDailyQuestsOf(isOffered('daily-quest') ? member : null);
  const { data: affiliate } = useAffiliateSummary(isOffered('referral') ? member : null);
  const unread = useUnreadNotifications().data?.unread ?? 0;
  const answers = useQuestions().data?.filter(({ isUnread }) => isUnread).length ?? 0;
  const ready = quests.filter(({ status }) => status === 'READY').length;
  const income = satangFromBaht(affiliate?.remainingIncome ?? 0);
  const hints = new Map<string, Hint>();
  if (openDeposits > 0) hints.set('deposit', { text: t('toPay', { count: openDeposits }), tone: 'warn' });
  if (openWithdrawals > 0) hints.set('withdraw', { text: t('pending', { count: openWithdrawals }), tone: 'warn' });
  if (giftsToday > 0) hints.set('chips/history', { text: t('receivedToday', { count: giftsToday }), tone: 'info' });
  if (ready > 0) hints.set('daily-quest', { text: t('toClaim', { count: ready }), tone: 'gold' });
  if (cashbackSatang > 0)
    hints.set('cashback', { text: t('amount', { amount: formatSatang(BigInt(cashbackSatang)) }), tone: 'gold' });
  if (income > 0n) hints.set('referral', { text: t('amount', { amount: formatSatang(income) }), tone: 'gold' });
  if (unread > 0) hints.set('notifications', { text: t('unread', { count: unread }), tone: 'info' });
  if (answers > 0) hints.set('support', { text: t('unread', { count: answers }), tone: 'info' });
  return hints;
}
