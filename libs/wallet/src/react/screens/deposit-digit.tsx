import { Navigate, useSearchParams } from 'react-router';
import { usePath, usePortal } from '@housebrand/shared/react';
import { DepositOpening } from '../components/deposits/deposit-opening';
import { DepositWaiting } from '../components/deposits/deposit-waiting';
import { pendingIntent } from '../state/deposit-intent';

/** `deposit/digit`: opens the requested deposit, then shows how to pay it until it is paid. */
export default function DepositDigit() {
  const path = usePath();
  const { member } = usePortal();
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!member) return null;
  if (id) return <DepositWaiting key={id} id={id} byAccount={search.get('by') === 'account'} />;
  const intent = pendingIntent(member);
  if (intent) return <DepositOpening key={intent.key} intent={intent} member={member} />;
  return <Navigate to={path('deposit')} replace />;
}
