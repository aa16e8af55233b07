import { leadsNowhere, Link, useMenus, usePath } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../payment-messages';
import classes from './cashier-ways.module.css';

const WAYS = ['deposit', 'withdraw'] as const;

/**
 * Links to deposit and withdrawal. Each replaces the other in the history, so that "back" leaves both. A site with only one of the pages
 * has nothing to switch.
 */
export function CashierWays({ here }: { here: 'deposit' | 'withdraw' }) {
  const t = usePaymentMessages();
  const path = usePath();
  const isOffered = useMenus().isOffered('deposit');
  if (!isOffered || WAYS.some((way) => leadsNowhere(path(way)))) return null;
  const labels = { deposit: t('deposit'), withdraw: t('toWithdraw') };
  return (
    <nav className={classes.ways} aria-label={t('cashier')}>
      {WAYS.map((way) => (
        <Link key={way} to={path(way)} replace aria-current={way === here ? 'page' : undefined}>
          {labels[way]}
        </Link>
      ))}
    </nav>
  );
}
