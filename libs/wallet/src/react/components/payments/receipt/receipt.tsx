import { formatSatang, shortTransactionId, type Satang } from '@housebrand/shared';
import { IconButton, LinkButton, PaymentQuestion, Skeleton, usePortal, useMoment } from '@housebrand/shared/react';
import { IconCopy } from '@tabler/icons-react';
import { Suspense } from 'react';
import { usePaymentMessages } from '../../../payment-messages';
import { copy } from '../../shared/copy';
import { Detail, DetailList } from '../../shared/detail-list';
import type { ShownPayment } from '../shown-payment';
import { signedAmount, SignedAmount } from '../signed-amount';
import { StatusMark } from '../status-mark';
import { Timeline, type TimelineStep } from '../timeline';
import classes from './receipt.module.css';
import { SlipButtons } from './slip-buttons';

export interface ReceiptProps {
  payment: ShownPayment;
  creditAfter?: Satang;
}

/** The content of a receipt; `receipt-sheet` loads it lazily. */
export default function Receipt({ payment, creditAfter }: ReceiptProps) {
  const t = usePaymentMessages();
  const moment = useMoment();
  const { name } = usePortal();
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
      <DetailList>
        {payment.rejectReason && <Detail label={t('reason')}>{payment.rejectReason}</Detail>}
        {payment.rows?.map(({ label, value }) => (
          <Detail key={label} label={label}>
            {value}
          </Detail>
        ))}
        <Detail label={t('at')}>{moment(payment.createdAt)}</Detail>
        <Detail label={t('id')}>
          <span translate="no">{shortTransactionId(payment.id).toUpperCase()}</span>
          <IconButton label={t('copyId')} onClick={() => void copy(payment.id)}>
            <IconCopy size={20} aria-hidden />
          </IconButton>
        </Detail>
        {creditAfter !== undefined && <Detail label={t('creditAfter')}>{formatSatang(creditAfter)}</Detail>}
      </DetailList>
      {payment.related && (
        <LinkButton variant="ghost" isFullWidth to={payment.related.to}>
          {payment.related.label}
        </LinkButton>
      )}
      <Suspense fallback={<Skeleton height={48} radius={24} />}>
        <PaymentQuestion
          payment={{ reference: payment.reference, title: payment.title, amount: signedAmount(payment) }}
        />
      </Suspense>
      <SlipButtons payment={payment} {...(creditAfter !== undefined && { creditAfter })} />
      <p className={classes.site}>{name}</p>
    </div>
  );
}

function useSteps({ status, createdAt, settledAt, returnedAt, amountSatang }: ShownPayment): TimelineStep[] {
  const t = usePaymentMessages();
  const moment = useMoment();
  const isOver = status === 'completed' || status === 'rejected';
  const requested: TimelineStep = { label: t('step.requested'), note: moment(createdAt), state: 'done' };
  if (status === 'rejected') {
    const amount = formatSatang(amountSatang);
    return [
      requested,
      { label: t('step.rejected'), note: settledAt && moment(settledAt), state: 'failed' },
      ...(returnedAt
        ? [{ label: t('step.returned', { amount }), note: moment(returnedAt), state: 'done' as const }]
        : []),
    ];
  }
  return [
    requested,
    { label: t('step.processing'), state: isOver ? 'done' : 'now' },
    { label: t('step.completed'), note: settledAt && moment(settledAt), state: isOver ? 'done' : 'next' },
  ];
}
