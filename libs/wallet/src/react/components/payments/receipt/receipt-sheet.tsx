import { shortTransactionId, type Satang } from '@housebrand/shared';
import { LinkButton, Sheet, Skeleton, SkeletonScreen, usePortal } from '@housebrand/shared/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePaymentMessages } from '../../../payment-messages';
import { copy } from '../../shared/copy';
import type { ShownPayment } from '../shown-payment';
import type { ReceiptProps } from './receipt';

const LazyReceipt = lazy(() => import('./receipt'));

export interface ReceiptSheetProps {
  /** `null`: closed. */
  payment: ShownPayment | null;
  onClose: () => void;
  /** The page's address names the payment. */
  isInAddress?: boolean;
  creditAfter?: Satang;
  /** Sticky footer. Default: a link to report a problem. */
  footer?: ReactNode;
}

/** A sheet with the receipt of a payment; beside the list on a wide screen. */
export function ReceiptSheet({ payment, onClose, isInAddress = false, creditAfter, footer }: ReceiptSheetProps) {
  return (
    <Sheet
      isOpen={payment !== null}
      onClose={onClose}
      isInAddress={isInAddress}
      isBeside
      title={payment?.title ?? ''}
      footer={footer ?? (payment && <ReportLink id={payment.id} />)}
    >
      {payment && <Receipt payment={payment} {...(creditAfter !== undefined && { creditAfter })} />}
    </Sheet>
  );
}

const PLACEHOLDER = (
  <SkeletonScreen>
    <Skeleton height={320} radius={16} />
  </SkeletonScreen>
);

/** The content of a receipt, also usable on a page. Its code loads with the first receipt. */
export function Receipt(props: ReceiptProps) {
  return (
    <Suspense fallback={PLACEHOLDER}>
      <LazyReceipt {...props} />
    </Suspense>
  );
}

/** Link to the agent's support contact. Copies the payment's short id for the member to paste there. */
function ReportLink({ id }: { id: string }) {
  const t = usePaymentMessages();
  const { contactHref } = usePortal();
  if (!contactHref) return null;
  return (
    <LinkButton variant="plain" isFullWidth href={contactHref} onClick={() => void copy(shortTransactionId(id))}>
      {t('report')}
    </LinkButton>
  );
}
