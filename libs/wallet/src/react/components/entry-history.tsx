import { FailureScreen, useMinimumDisplayDelay, useShownInAddress } from '@housebrand/shared/react';
import type { usePayments } from '../api/get-payments';
import { useShownEntry } from './entry-view';
import { NoEntries } from './no-entries';
import { PaymentList, PaymentListSkeleton } from './payment-list/payment-list';
import { ReceiptSheet } from './receipt-sheet/receipt-sheet';

interface EntryHistoryProps {
  pages: ReturnType<typeof usePayments>;
  /** Title of an empty list. */
  empty: string;
}

/** Payments by day, loaded page by page. A tap opens the receipt and puts its id in the address. */
export function EntryHistory({ pages, empty }: EntryHistoryProps) {
  const shown = useShownEntry();
  const receipt = useShownInAddress('id');
  const isWaiting = useMinimumDisplayDelay(pages.isPending);
  const payments = pages.entries.map(shown);
  if (isWaiting) return <PaymentListSkeleton />;
  if (pages.error && payments.length === 0) return <FailureScreen error={pages.error} onRetry={pages.refetch} />;
  if (payments.length === 0) return <NoEntries title={empty} />;
  return (
    <>
      <PaymentList payments={payments} onOpen={({ id }) => receipt.open(id)} pages={pages} />
      <ReceiptSheet
        payment={payments.find(({ id }) => id === receipt.value) ?? null}
        onClose={receipt.close}
        isInAddress
      />
    </>
  );
}
