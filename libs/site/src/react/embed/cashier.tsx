import { useSession } from '@housebrand/auth/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HousebrandScreen } from '../housebrand-screen';
import { GuestLogin } from './guest-login';
import { CASHIER, type CashierPage } from './pages';

const isCashierPage = (name: string): name is CashierPage => Object.hasOwn(CASHIER, name);

/** Deposits and withdrawals, one screen after the other in the same place; the login for a guest. */
export function Cashier({ page, isFirst }: { page: string; isFirst: boolean }) {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = isCashierPage(page) ? CASHIER[page] : CASHIER.deposit;
  // Follow the host page's request; from there, the member navigates freely.
  useEffect(() => void navigate(wanted, { replace: true }), [wanted, navigate]);
  if (session.kind === 'guest') return isFirst ? <GuestLogin /> : null;
  if (session.kind !== 'member') return null;
  const shown = Object.keys(CASHIER).find((name) => isCashierPage(name) && CASHIER[name] === pathname);
  return <HousebrandScreen name={shown && isCashierPage(shown) ? shown : 'deposit'} />;
}
