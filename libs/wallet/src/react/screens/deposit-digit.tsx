import type { MemberRef } from '@housebrand/shared';
import { AppBar, carryQuery, FailureScreen, serverNow, usePath, usePortal } from '@housebrand/shared/react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import type { ReportedDeposit } from '../../core';
import { useLatestDeposits } from '../api/get-latest-deposits';
import { DepositOpening } from '../components/deposits/deposit-opening';
import { DepositSkeleton } from '../components/deposits/deposit-skeleton';
import { DepositWaiting } from '../components/deposits/deposit-waiting';
import classes from '../components/shared/flow-layout.module.css';
import { usePaymentMessages } from '../payment-messages';
import { isDismissed, pendingIntent } from '../state/deposit-intent';

/** `deposit/digit`: opens the requested deposit, then shows how to pay it until it is paid. Bare, it shows the open one. */
export default function DepositDigit() {
  const { member } = usePortal();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!member) return null;
  if (id) return <DepositWaiting key={id} id={id} byAccount={search.get('by') === 'account'} />;
  const intent = pendingIntent(member);
  if (intent) return <DepositOpening key={intent.key} intent={intent} member={member} />;
  return <OpenDeposit member={member} />;
}

/** Redirects to the newest deposit that can still be paid; without one, to the deposit screen. */
function OpenDeposit({ member }: { member: MemberRef }) {
  const t = usePaymentMessages();
  const path = usePath();
  const { search } = useLocation();
  const { data, error, refetch } = useLatestDeposits(member);
  if (data) {
    const open = data.find((deposit) => isPayable(deposit) && !isDismissed(member, deposit.id));
    const address = open ? `deposit/digit?id=${encodeURIComponent(open.id)}` : 'deposit';
    return <Navigate to={carryQuery(path(address), search)} replace />;
  }
  return (
    <>
      <AppBar title={t('scanTitle')} parent={path('deposit')} />
      <main className={classes.screen}>
        {error ? <FailureScreen error={error} onRetry={() => void refetch()} isWhole /> : <DepositSkeleton />}
      </main>
    </>
  );
}

const isPayable = ({ status, order }: ReportedDeposit): boolean =>
  status === 'CREATE' && order !== null && Date.parse(order.expiresAt) > serverNow();
