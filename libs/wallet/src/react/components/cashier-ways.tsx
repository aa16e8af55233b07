import { Link, useMenus, usePath } from '@housebrand/shared/react';
import { usePaymentWords } from '../payment-words';
import classes from './flow.module.css';

/** In and out, side by side: one leads to the other and takes its place, so that back leads out of both. */
export function CashierWays({ here }: { here: 'deposit' | 'withdraw' }) {
  const words = usePaymentWords();
  const path = usePath();
  if (!useMenus().isOffered('deposit')) return null;
  const labels = { deposit: words('deposit'), withdraw: words('toWithdraw') };
  return (
    <nav className={classes.ways} aria-label={words('cashier')}>
      {(['deposit', 'withdraw'] as const).map((way) => (
        <Link key={way} to={path(way)} replace aria-current={way === here ? 'page' : undefined}>
          {labels[way]}
        </Link>
      ))}
    </nav>
  );
}
