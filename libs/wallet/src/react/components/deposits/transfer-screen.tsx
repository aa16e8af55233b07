import {
  AppBar,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  usePath,
  QueryScreen,
} from '@housebrand/shared/react';
import { usePaymentMessages } from '../../payment-messages';
import { DepositClosed } from './deposit-closed';
import classes from '../shared/flow-layout.module.css';
import { TransferCard } from './transfer-card';
import { Arrivals, TransferSteps } from './transfer-guide';

/** An account to transfer to, prepared for display. */
export interface ReceivingAccount {
  /** Selects the logo: a bank code, or `TMN`. */
  code: string;
  bank: string;
  accountName: string;
  number: string;
}

interface TransferScreenProps extends TransferTexts {
  title: string;
  /** `undefined`: not loaded yet. */
  accounts: readonly ReceivingAccount[] | undefined;
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
}

interface TransferTexts {
  /** Title if there is no account to transfer to. */
  none: string;
  /** The only account that deposits are credited from; `null` until the member is loaded. */
  onlyFrom: string | null;
  copyLabel: string;
  steps: readonly string[];
}

/** Instructions for a manual transfer: target accounts, source account and steps. */
export function TransferScreen({ title, accounts, query, ...texts }: TransferScreenProps) {
  const path = usePath();
  return (
    <>
      <AppBar title={title} parent={path('deposit')} />
      <main className={classes.screen}>
        <QueryScreen
          query={{ data: accounts, isPending: query.isPending, error: query.error, refetch: query.refetch }}
          skeleton={
            <SkeletonScreen className={classes.section}>
              <Skeleton height={184} radius={12} />
              <Skeleton height={48} radius={12} />
              <Skeleton height={168} radius={12} />
            </SkeletonScreen>
          }
          failure={DepositClosed}
        >
          {(known) => <Accounts accounts={known} {...texts} />}
        </QueryScreen>
      </main>
    </>
  );
}

function Accounts({
  accounts,
  none,
  onlyFrom,
  copyLabel,
  steps,
}: TransferTexts & { accounts: readonly ReceivingAccount[] }) {
  const t = usePaymentMessages();
  const path = usePath();
  if (accounts.length === 0) {
    return (
      <StateScreen
        kind="empty"
        title={none}
        text={t('noAccountText')}
        action={<LinkButton to={path('deposit')}>{t('toQr')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <Arrivals />
      {onlyFrom !== null && <p className={classes.amber}>{onlyFrom}</p>}
      {accounts.map((account, place) => (
        <TransferCard key={account.number} {...account} copyLabel={copyLabel} isFirst={place === 0} />
      ))}
      <TransferSteps steps={steps} />
    </>
  );
}
