import {
  AppBar,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useMinimumDisplayDelay,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import type { ReceivingWallet } from '../../core';
import { useReceivingWallet } from '../api/get-receiving-wallet';
import { DepositClosed } from '../components/deposit-closed';
import classes from '../components/flow.module.css';
import { maskedTel } from '../components/own-account';
import { TransferCard } from '../components/transfer-card';
import { Arrivals, TransferSteps } from '../components/transfer-help';
import { usePaymentWords } from '../payment-words';

/** `deposit/true-wallet`: to send from the member's own wallet. */
export default function DepositTrueWallet() {
  const words = usePaymentWords();
  const path = usePath();
  const { member } = usePortal();
  const wallet = useReceivingWallet(member);
  const isWaiting = useMinimumDisplayDelay(wallet.isPending);
  return (
    <>
      <AppBar title={words('method.wallet')} parent={path('deposit')} />
      <main className={classes.screen}>
        {wallet.data !== undefined && !isWaiting ? (
          <Wallet wallet={wallet.data} />
        ) : wallet.isError ? (
          <DepositClosed error={wallet.error} onRetry={() => void wallet.refetch()} />
        ) : (
          <SkeletonScreen className={classes.section}>
            <Skeleton height={184} radius={12} />
            <Skeleton height={48} radius={12} />
            <Skeleton height={168} radius={12} />
          </SkeletonScreen>
        )}
      </main>
    </>
  );
}

function Wallet({ wallet }: { wallet: ReceivingWallet | null }) {
  const words = usePaymentWords();
  const path = usePath();
  const { member } = usePortal();
  if (!wallet) {
    return (
      <StateScreen
        kind="empty"
        title={words('noWallet')}
        text={words('noAccountText')}
        action={<LinkButton to={path('deposit')}>{words('toQr')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <Arrivals />
      {member && <p className={classes.amber}>{words('onlyFromWallet', { tel: maskedTel(member.tel) })}</p>}
      <TransferCard
        code="TMN"
        bank={words('method.wallet')}
        accountName={wallet.accountName}
        number={wallet.phoneNumber}
        copyLabel={words('copyWallet')}
        isFirst
      />
      <TransferSteps steps={[words('walletStep1'), words('walletStep2'), words('bankStep3')]} />
    </>
  );
}
