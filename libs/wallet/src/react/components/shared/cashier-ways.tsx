import { Link, useMenus, usePath } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../payment-messages';
import classes from './cashier-ways.module.css';

/** Links to deposit and withdrawal. Each replaces the other in the history, so that "back" leaves both. */
export function CashierWays({ here }: { here: 'deposit' | 'withdraw' }) {
  const t = usePaymentMessages();
  const path = usePath();
  if (!useMenus().isOffered('deposit')) return null;
  const labels = { deposit: t('deposit'), withdraw: t('toWithdraw') };
  return (
    <nav className={classes.ways} aria-label={t('cashier')}>
      {(['deposit', 'withdraw'] as const).map((way) => (
        <Link key={way} to={path(way)} replace aria-current={way === here ? 'page' : undefined}>
          {labels[way]}
        </Link>
      ))}
    </nav>
  );
}
