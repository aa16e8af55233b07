import { shortTransactionId, type Satang } from '@housebrand/shared';
import { LinkButton, Sheet, Skeleton, SkeletonScreen, usePortal } from '@housebrand/shared/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePaymentMessages } from '../../payment-messages';
import { copy } from '../copy';
import type { ShownPayment } from '../payment';
import type { ReceiptProps } from './receipt';

const LazyReceipt = lazy(() => import('./receipt'));

export interface ReceiptSheetProps {
  /** `null`: closed. */
  payment: ShownPayment | null;
  onClose: () => void;
  /** The page's address says which one it is. */
  isInAddress?: boolean;
  creditAfter?: Satang;
  /** Stays at the foot; left out: the way to report a problem. */
  footer?: ReactNode;
}

/** Everything that is known of a payment, over the page. */
export function ReceiptSheet({ payment, onClose, isInAddress = false, creditAfter, footer }: ReceiptSheetProps) {
  return (
    <Sheet
      isOpen={payment !== null}
      onClose={onClose}
      isInAddress={isInAddress}
      title={payment?.title ?? ''}
      footer={footer ?? (payment && <ReportLink id={payment.id} />)}
    >
      {payment && <Receipt payment={payment} {...(creditAfter !== undefined && { creditAfter })} />}
    </Sheet>
  );
}

const PLACE = (
  <SkeletonScreen>
    <Skeleton height={320} radius={16} />
  </SkeletonScreen>
);

/** A receipt's content, for a page of its own as well. Its code comes with the first one. */
export function Receipt(props: ReceiptProps) {
  return (
    <Suspense fallback={PLACE}>
      <LazyReceipt {...props} />
    </Suspense>
  );
}

/** Leads to the agent's contact line, which is told which payment it is about. */
function ReportLink({ id }: { id: string }) {
  const t = usePaymentMessages();
  const { contactHref } = usePortal();
  if (!contactHref) return null;
  return (
    <LinkButton variant="ghost" isFullWidth href={contactHref} onClick={() => void copy(shortTransactionId(id))}>
      {t('report')}
    </LinkButton>
  );
}
