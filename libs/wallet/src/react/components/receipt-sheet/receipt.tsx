import { formatSatang, shortTransactionId, type Satang } from '@housebrand/shared';
import { IconButton } from '@housebrand/shared/react';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePaymentWords } from '../../payment-words';
import { copy } from '../copy';
import type { ShownPayment } from '../payment';
import { SignedAmount } from '../signed-amount';
import { StatusMark } from '../status-mark';
import { Timeline, type TimelineStep } from '../timeline';
import { useMoment } from '../use-moment';
import classes from './receipt.module.css';

export interface ReceiptProps {
  payment: ShownPayment;
  creditAfter?: Satang;
}

/** What is known of a payment; `receipt-sheet` loads it. */
export default function Receipt({ payment, creditAfter }: ReceiptProps) {
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
