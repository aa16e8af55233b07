import { formatSatang, shortTransactionId, type Satang } from '@housebrand/shared';
import { IconButton, LinkButton, Sheet, usePortal } from '@housebrand/shared/react';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePaymentWords } from '../../payment-words';
import { copy } from '../copy';
import type { ShownPayment } from '../payment';
import { SignedAmount } from '../signed-amount';
import { StatusMark } from '../status-mark';
import { Timeline, type TimelineStep } from '../timeline';
import { useMoment } from '../use-moment';
import classes from './receipt-sheet.module.css';

export interface ReceiptSheetProps {
  /** `null`: closed. */
  payment: ShownPayment | null;
  onClose: () => void;
  creditAfter?: Satang;
  /** Stays at the foot; left out: the way to report a problem. */
  footer?: ReactNode;
}

/** Everything that is known of a payment, over the page. */
export function ReceiptSheet({ payment, onClose, creditAfter, footer }: ReceiptSheetProps) {
  return (
    <Sheet
      isOpen={payment !== null}
      onClose={onClose}
      title={payment?.title ?? ''}
      footer={footer ?? (payment && <ReportLink id={payment.id} />)}
    >
      {payment && <Receipt payment={payment} {...(creditAfter !== undefined && { creditAfter })} />}
    </Sheet>
  );
}

/** A receipt's content, for a page of its own as well. */
export function Receipt({ payment, creditAfter }: { payment: ShownPayment; creditAfter?: Satang }) {
  const words = usePaymentWords();
  const moment = useMoment();
  const steps = useSteps(payment);
  return (
    <div className={classes.receipt}>
      <div className={classes.head} data-status={payment.status ?? undefined}>
        <span className={classes.icon}>{payment.icon}</span>
        <SignedAmount payment={payment} isLarge />
        <StatusMark status={payment.status} isLoud />
      </div>
      {payment.note && <p className={classes.note}>{payment.note}</p>}
      <div className={classes.steps}>
        <Timeline steps={payment.steps ?? steps} />
      </div>
      <dl className={classes.rows}>
        {payment.rejectReason && <Row label={words('reason')}>{payment.rejectReason}</Row>}
        {payment.rows?.map(({ label, value }) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
        <Row label={words('at')}>{moment(payment.createdAt)}</Row>
        <Row label={words('id')}>
          {shortTransactionId(payment.id).toUpperCase()}
          <IconButton label={words('copyId')} onClick={() => void copy(payment.id)}>
            <IconCopy size={20} aria-hidden />
          </IconButton>
        </Row>
        {creditAfter !== undefined && <Row label={words('creditAfter')}>{formatSatang(creditAfter)}</Row>}
      </dl>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useSteps({ status, createdAt, settledAt }: ShownPayment): TimelineStep[] {
  const words = usePaymentWords();
  const moment = useMoment();
  const isOver = status === 'completed' || status === 'rejected';
  const last = status === 'rejected' ? words('step.rejected') : words('step.completed');
  return [
    { label: words('step.requested'), note: moment(createdAt), state: 'done' },
    { label: words('step.processing'), state: isOver ? 'done' : 'now' },
    {
      label: last,
      note: settledAt && moment(settledAt),
      state: status === 'rejected' ? 'failed' : isOver ? 'done' : 'next',
    },
  ];
}

/** Leads to the agent's contact line, which is told which payment it is about. */
function ReportLink({ id }: { id: string }) {
  const words = usePaymentWords();
  const { contactHref } = usePortal();
  if (!contactHref) return null;
  return (
    <LinkButton variant="ghost" isFullWidth href={contactHref} onClick={() => void copy(shortTransactionId(id))}>
      {words('report')}
    </LinkButton>
  );
}
