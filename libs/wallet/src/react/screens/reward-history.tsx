import {
  AppBar,
  Chip,
  ChipRow,
  FailureScreen,
  StateScreen,
  useMinimumDisplayDelay,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { REWARD_SOURCES, type RewardSource } from '../../core';
import { usePayments } from '../api/get-payments';
import { useChipWords } from '../chip-words';
import { useShownEntry } from '../components/entry-view';
import classes from '../components/payment-history.module.css';
import { PaymentList, PaymentListSkeleton } from '../components/payment-list/payment-list';
import { ReceiptSheet } from '../components/receipt-sheet/receipt-sheet';

/** `rewards/history`: what the member was given, by where it came from. */
export default function RewardHistory() {
  const words = useChipWords();
  const path = usePath();
  const [source, setSource] = useState<RewardSource | undefined>();
  return (
    <>
      <AppBar title={words('rewards')} parent={path('user-info')} />
      <main className={classes.screen}>
        <div className={classes.chips}>
          <ChipRow label={words('which')}>
            {[undefined, ...REWARD_SOURCES].map((one) => (
              <Chip key={one ?? 'all'} isSelected={one === source} onClick={() => setSource(one)}>
                {words(`source.${one ?? 'all'}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <Entries key={source} source={source} />
      </main>
    </>
  );
}

function Entries({ source }: { source: RewardSource | undefined }) {
  const words = useChipWords();
  const { member } = usePortal();
  const shown = useShownEntry();
  const [search, setSearch] = useSearchParams();
  const pages = usePayments('reward', member, source);
  const isWaiting = useMinimumDisplayDelay(pages.isPending);
  const payments = pages.entries.map(shown);
  if (isWaiting) return <PaymentListSkeleton />;
  if (pages.error && payments.length === 0) return <FailureScreen error={pages.error} onRetry={pages.refetch} />;
  if (payments.length === 0) return <StateScreen kind="empty" title={words('noRewards')} text={words('emptyText')} />;
  return (
    <>
      <PaymentList
        payments={payments}
        onOpen={({ id }) => setSearch({ id }, { preventScrollReset: true })}
        pages={pages}
      />
      <ReceiptSheet
        payment={payments.find(({ id }) => id === search.get('id')) ?? null}
        onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
