import { AppBar, FailureScreen, LinkButton, StateScreen, usePath, usePortal } from '@housebrand/shared/react';
import { useState } from 'react';
import type { ReportedDeposit } from '../../../core';
import { useLatestDeposits } from '../../api/get-latest-deposits';
import { usePaymentMessages } from '../../payment-messages';
import { DepositSettled } from './deposit-settled';
import { DepositSkeleton } from './deposit-skeleton';
import { DepositToPay } from './deposit-to-pay';
import classes from '../shared/flow-layout.module.css';

const FAST_MS = 3_000;
const SLOW_MS = 10_000;
/** Polling is fast for this long, because most transfers arrive in this time. */
const FAST_PHASE_MS = 2 * 60_000;

/** One deposit. Polls its status until it is settled, faster at first. */
export function DepositWaiting({ id, byAccount }: { id: string; byAccount: boolean }) {
  const t = usePaymentMessages();
  const path = usePath();
  const { member } = usePortal();
  const [since] = useState(Date.now);
  const [isOver, setOver] = useState(false);
  const everyMs = isOver ? false : Date.now() - since < FAST_PHASE_MS ? FAST_MS : SLOW_MS;
  const latest = useLatestDeposits(member, everyMs);
  const deposit = latest.data?.find((each) => each.id === id);
  const isSettled = deposit?.status === 'SUCCESS' || deposit?.status === 'REJECT';
  if (isSettled && !isOver) setOver(true);
  const title = t(byAccount || (deposit?.order && !deposit.order.qr) ? 'exactTitle' : 'scanTitle');
  return (
    <>
      <AppBar title={isSettled ? t('deposit') : title} parent={path('deposit')} />
      <Content deposit={deposit} isSettled={isSettled} byAccount={byAccount} latest={latest} />
    </>
  );
}

interface ContentProps {
  deposit: ReportedDeposit | undefined;
  isSettled: boolean;
  byAccount: boolean;
  latest: ReturnType<typeof useLatestDeposits>;
}

function Content({ deposit, isSettled, byAccount, latest }: ContentProps) {
  const t = usePaymentMessages();
  const path = usePath();
  if (deposit && isSettled) return <DepositSettled deposit={deposit} />;
  if (deposit) return <DepositToPay deposit={deposit} byAccount={byAccount} />;
  return (
    <main className={classes.screen}>
      {latest.isError ? (
        <FailureScreen error={latest.error} onRetry={() => void latest.refetch()} isWhole />
      ) : latest.isPending ? (
        <DepositSkeleton />
      ) : (
        <StateScreen
          kind="notFound"
          title={t('noDeposit')}
          action={<LinkButton to={path('deposit/history')}>{t('history')}</LinkButton>}
        />
      )}
    </main>
  );
}
