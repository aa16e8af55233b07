import { businessDay, formatHour, formatReadableDate, shortTransactionId, dayBefore } from '@housebrand/shared';
import {
  Entry,
  EntryButton,
  EntryGroup,
  ListEnd,
  Skeleton,
  SkeletonScreen,
  useLanguage,
  usePortal,
  type ListPages,
  serverNow,
} from '@housebrand/shared/react';
import { byPeriods } from '../../../../core';
import { usePaymentMessages } from '../../../payment-messages';
import type { ShownPayment } from '../shown-payment';
import { monthTitle } from '../../statement/month-title';
import { SignedAmount } from '../signed-amount';
import { StatusMark } from '../status-mark';
import classes from './payment-list.module.css';

export interface PaymentListProps {
  payments: readonly ShownPayment[];
  onOpen: (payment: ShownPayment) => void;
  /** The state of the further pages. */
  pages: ListPages;
}

/** Payments by day, or by month if they are few, newest first. Loads the next page when the end of the list is near. */
export function PaymentList({ payments, onOpen, pages }: PaymentListProps) {
  const t = usePaymentMessages();
  const { timeZone } = usePortal();
  return (
    <>
      {byPeriods(payments, timeZone).map(({ period, entries }) => (
        <EntryGroup
          key={period}
          title={<PeriodTitle period={period} at={entries[0]!.createdAt} />}
          aside={t('entries', { count: entries.length })}
        >
          {entries.map((payment) => (
            <Entry key={payment.id}>
              <Row payment={payment} isDated={isMonth(period)} onOpen={onOpen} />
            </Entry>
          ))}
        </EntryGroup>
      ))}
      <ListEnd pages={pages} shown={payments.length} />
    </>
  );
}

const isMonth = (period: string): boolean => period.length === 'YYYY-MM'.length;

function PeriodTitle({ period, at }: { period: string; at: string }) {
  const t = usePaymentMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  if (isMonth(period)) return monthTitle(period, language);
  const date = formatReadableDate(new Date(at), language, timeZone);
  const today = businessDay(new Date(serverNow()), timeZone);
  if (period === today) return t('today', { date });
  if (period === dayBefore(today)) return t('yesterday', { date });
  return date;
}

interface RowProps {
  payment: ShownPayment;
  /** Below the heading of a month: the date replaces the id, which the receipt shows. */
  isDated: boolean;
  onOpen: (payment: ShownPayment) => void;
}

function Row({ payment, isDated, onOpen }: RowProps) {
  const language = useLanguage();
  const { timeZone } = usePortal();
  const { id, icon, title, createdAt, status } = payment;
  const at = new Date(createdAt);
  const hour = formatHour(at, timeZone);
  return (
    <EntryButton
      icon={icon}
      status={status}
      title={title}
      details={
        <>
          <span>{isDated ? formatReadableDate(at, language, timeZone) : hour}</span>{' '}
          <span>{isDated ? hour : shortTransactionId(id).toUpperCase()}</span>
        </>
      }
      onClick={() => onOpen(payment)}
    >
      <SignedAmount payment={payment} />
      <StatusMark status={status} />
    </EntryButton>
  );
}

/** Placeholder of a list: a heading and five rows. */
export function PaymentListSkeleton() {
  return (
    <SkeletonScreen className={classes.waiting}>
      <Skeleton width="45%" height={22} />
      <Skeleton height={5 * 68} radius={12} />
    </SkeletonScreen>
  );
}
