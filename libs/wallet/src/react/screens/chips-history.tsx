import { AppBar, Chip, ChipRow, FailureScreen, IconLink, StateScreen, useMinimumDisplayDelay, usePath, usePortal } from '@housebrand/shared/react';
import { IconShoppingBag } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ViewMode } from '../../core';
import { usePayments } from '../api/get-payments';
import { useChipWords } from '../chip-words';
import { useShownEntry } from '../components/entry-view';
import classes from '../components/payment-history.module.css';
import { PaymentList, PaymentListSkeleton } from '../components/payment-list/payment-list';
import { ReceiptSheet } from '../components/receipt-sheet/receipt-sheet';

const MODES = ['all', 'gift_sent', 'gift_received', 'purchase'] as const satisfies readonly ViewMode[];
type Mode = (typeof MODES)[number];

/** `chips/history`: chips sent, received and bought. */
export default function ChipsHistory() {
  const words = useChipWords();
  const path = usePath();
  const [mode, setMode] = useState<Mode>('all');
  return (
    <>
      <AppBar
        title={words('history')}
        parent={path()}
        actions={
          <IconLink label={words('buy')} to={path('chips/purchase')}>
            <IconShoppingBag size={24} aria-hidden />
          </IconLink>
        }
      />
      <main className={classes.screen}>
        <div className={classes.chips}>
          <ChipRow label={words('which')}>
            {MODES.map((one) => (
              <Chip key={one} isSelected={one === mode} onClick={() => setMode(one)}>
                {words(`mode.${one}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
        <Entries key={mode} mode={mode} />
      </main>
    </>
  );
}

function Entries({ mode }: { mode: Mode }) {
  const words = useChipWords();
  const { member } = usePortal();
  const shown = useShownEntry();
  const [search, setSearch] = useSearchParams();
  const pages = usePayments(mode, member);
  const isWaiting = useMinimumDisplayDelay(pages.isPending);
  const payments = pages.entries.map(shown);
  if (isWaiting) return <PaymentListSkeleton />;
  if (pages.error && payments.length === 0) return <FailureScreen error={pages.error} onRetry={pages.refetch} />;
  if (payments.length === 0) return <StateScreen kind="empty" title={words('empty')} text={words('emptyText')} />;
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
