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
import type { ReceivingBankAccount } from '../../core';
import { useBankAccounts } from '../api/get-bank-accounts';
import { useBankName } from '../components/bank-roundel';
import { DepositClosed } from '../components/deposit-closed';
import classes from '../components/flow.module.css';
import { maskedAccount } from '../components/own-account';
import { TransferCard } from '../components/transfer-card';
import { Arrivals, TransferSteps } from '../components/transfer-help';
import { usePaymentWords } from '../payment-words';

/** `deposit/normal`: to transfer from a banking app. */
export default function DepositNormal() {
  const words = usePaymentWords();
  const path = usePath();
  const { member } = usePortal();
  const banks = useBankAccounts(member);
  const isWaiting = useMinimumDisplayDelay(banks.isPending);
  return (
    <>
      <AppBar title={words('bankTitle')} parent={path('deposit')} />
      <main className={classes.screen}>
        {banks.data && !isWaiting ? (
          <Accounts accounts={banks.data} />
        ) : banks.isError ? (
          <DepositClosed error={banks.error} onRetry={() => void banks.refetch()} />
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

function Accounts({ accounts }: { accounts: readonly ReceivingBankAccount[] }) {
  const words = usePaymentWords();
  const path = usePath();
  const bankName = useBankName();
  const { member } = usePortal();
  if (accounts.length === 0) {
    return (
      <StateScreen
        kind="empty"
        title={words('noAccount')}
        text={words('noAccountText')}
        action={<LinkButton to={path('deposit')}>{words('toQr')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <Arrivals />
      {member && (
        <p className={classes.amber}>
          {words('onlyFrom', { bank: bankName(member.bankName), account: maskedAccount(member.accountNumber) })}
        </p>
      )}
      {accounts.map(({ bankCode, accountName, accountNumber }, place) => (
        <TransferCard
          key={accountNumber}
          code={bankCode}
          bank={bankName(bankCode)}
          accountName={accountName}
          number={accountNumber}
          copyLabel={words('copyAccount')}
          isFirst={place === 0}
        />
      ))}
      <TransferSteps steps={[words('bankStep1'), words('bankStep2'), words('bankStep3')]} />
    </>
  );
}
