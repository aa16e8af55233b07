import { useShownInAddress, QueryScreen } from '@housebrand/shared/react';
import type { usePayments } from '../../../api/get-payments';
import { useShownEntry } from '../shown-entry';
import { NoPayments, type HistoryKind } from './no-payments';
import { PaymentList, PaymentListSkeleton } from '../list/payment-list';
import { ReceiptSheet } from '../receipt/receipt-sheet';

interface EntryHistoryProps {
  kind: HistoryKind;
  pages: ReturnType<typeof usePayments>;
  /** Title of an empty list. */
  empty: string;
}

/** Payments by day, loaded page by page. A tap opens the receipt and puts its id in the address. */
export function EntryHistory({ kind, pages, empty }: EntryHistoryProps) {
  const shown = useShownEntry();
  const receipt = useShownInAddress('id');
  const payments = pages.entries.map(shown);
  return (
    <QueryScreen
      query={{ ...pages, data: payments }}
      skeleton={<PaymentListSkeleton />}
      empty={<NoPayments kind={kind} title={empty} />}
    >
      {() => (
        <>
          <PaymentList payments={payments} onOpen={({ id }) => receipt.open(id)} pages={pages} />
          <ReceiptSheet
            payment={payments.find(({ id }) => id === receipt.value) ?? null}
            onClose={receipt.close}
            isInAddress
          />
        </>
      )}
    </QueryScreen>
  );
}
