import { businessDay } from '@housebrand/shared';
import {
  AppBar,
  Chip,
  ChipRow,
  useLanguage,
  useMinimumDisplayDelay,
  usePath,
  usePortal,
  useShownInAddress,
  QueryScreen,
  serverNow,
} from '@housebrand/shared/react';
import { useState, type ReactNode } from 'react';
import { STATUS_LABELS, type ReportKind, type StatusLabel } from '../../../../core';
import { useReport, useReported } from '../../../api/get-report';
import { useReportSummary } from '../../../api/get-report-summary';
import { usePaymentMessages } from '../../../payment-messages';
import { useShownPayments } from '../shown-deposit';
import type { ShownPayment } from '../shown-payment';
import classes from './payment-history.module.css';
import { NoPayments } from './no-payments';
import { PaymentList, PaymentListSkeleton } from '../list/payment-list';
import { ReceiptSheet } from '../receipt/receipt-sheet';
import { shownYear } from './shown-year';
import { YearBars, YearBarsSkeleton } from './year-bars';
import { YearChoice } from './year-choice';

/** A year of deposits or withdrawals: total, monthly sums, and every payment with its receipt (`?id=`). */
export function PaymentHistory({ kind, title, actions }: { kind: ReportKind; title: string; actions?: ReactNode }) {
  const path = usePath();
  const { timeZone } = usePortal();
  const thisYear = Number(businessDay(new Date(serverNow()), timeZone).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [status, setStatus] = useState<StatusLabel | undefined>();
  return (
    <>
      <AppBar title={title} parent={path(kind)} actions={actions} />
      <main className={classes.screen}>
        <StatusChips status={status} onChange={setStatus} />
        <YearChoice year={year} last={thisYear} onChange={setYear} />
        <Summary kind={kind} year={year} />
        <Entries key={`${year}${status ?? ''}`} kind={kind} year={year} status={status} />
      </main>
    </>
  );
}

function StatusChips({
  status,
  onChange,
}: {
  status: StatusLabel | undefined;
  onChange: (status: StatusLabel | undefined) => void;
}) {
  const t = usePaymentMessages();
  return (
    <div className={classes.chips}>
      <ChipRow label={t('filter')}>
        {[undefined, ...STATUS_LABELS].map((label) => (
          <Chip key={label ?? 'all'} isSelected={status === label} onClick={() => onChange(label)}>
            {label ? t(`status.${label}`) : t('all')}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function Summary({ kind, year }: { kind: ReportKind; year: number }) {
  const { member } = usePortal();
  const summary = useReportSummary(kind, member, year);
  const isWaiting = useMinimumDisplayDelay(summary.isPending);
  if (isWaiting) return <YearBarsSkeleton />;
  // The list below shows the error.
  return summary.data ? <YearBars kind={kind} summary={summary.data} /> : null;
}

function Entries({ kind, year, status }: { kind: ReportKind; year: number; status: StatusLabel | undefined }) {
  const t = usePaymentMessages();
  const language = useLanguage();
  const { member } = usePortal();
  const shown = useShownPayments();
  const receipt = useShownInAddress('id');
  const deposits = useReport('deposit', kind === 'deposit' ? member : null, { year, status });
  const withdrawals = useReport('withdraw', kind === 'withdraw' ? member : null, { year, status });
  const pages = kind === 'deposit' ? deposits : withdrawals;
  const payments =
    kind === 'deposit'
      ? deposits.entries.map(shown.deposit)
      : withdrawals.entries.map((payment) => shown.withdraw(payment, withdrawals.entries));
  const named = <NamedReceipt kind={kind} listed={payments} />;
  return (
    <QueryScreen
      query={{ ...pages, data: payments }}
      skeleton={<PaymentListSkeleton />}
      empty={
        <>
          <NoPayments kind={kind} title={t(`empty.${kind}`, { year: shownYear(year, language) })} />
          {named}
        </>
      }
    >
      {() => (
        <>
          <PaymentList payments={payments} onOpen={({ id }) => receipt.open(id)} pages={pages} />
          {named}
        </>
      )}
    </QueryScreen>
  );
}

/** The receipt named in the address, even if the list has not loaded its payment yet. */
function NamedReceipt({ kind, listed }: { kind: ReportKind; listed: readonly ShownPayment[] }) {
  const { member } = usePortal();
  const shown = useShownPayments();
  const { value, close } = useShownInAddress('id');
  const found = listed.find(({ id }) => id === value);
  const unlistedId = found ? null : value;
  const deposit = useReported('deposit', kind === 'deposit' ? member : null, unlistedId).data;
  const withdrawal = useReported('withdraw', kind === 'withdraw' ? member : null, unlistedId).data;
  const named = deposit ? shown.deposit(deposit) : withdrawal && shown.withdraw(withdrawal);
  return <ReceiptSheet payment={found ?? named ?? null} onClose={close} isInAddress />;
}
