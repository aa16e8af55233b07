import { formatHour, formatReadableDate, formatSatang } from '@housebrand/shared';
import { Entry, EntryButton, EntryGroup, Link, useLanguage, usePath, usePortal } from '@housebrand/shared/react';
import { IconChevronRight } from '@tabler/icons-react';
import type { ShownMonth, StatementLine } from '../../../core';
import { useStatementMessages } from '../../statement-messages';
import { SignedAmount } from '../payments/signed-amount';
import { StatusMark } from '../payments/status-mark';
import { monthTitle } from './month-title';
import { useShownLine } from './shown-line';
import classes from './statement-list.module.css';

interface StatementListProps {
  months: readonly ShownMonth[];
  onOpen: (line: StatementLine) => void;
}

/** Lines by month, newest first, each month with its opening and closing balance. */
export function StatementList({ months, onOpen }: StatementListProps) {
  return (
    <>
      {months.map((shown) => (
        <Month key={shown.month} shown={shown} onOpen={onOpen} />
      ))}
    </>
  );
}

function Month({
  shown: { month, balances, rows },
  onOpen,
}: {
  shown: ShownMonth;
  onOpen: StatementListProps['onOpen'];
}) {
  const t = useStatementMessages();
  const language = useLanguage();
  return (
    <EntryGroup
      title={monthTitle(month, language)}
      aside={
        balances && (
          <dl className={classes.balances}>
            <div>
              <dt>{t('opening')}</dt>
              <dd translate="no">{formatSatang(BigInt(balances.openingSatang))}</dd>
            </div>
            <div>
              <dt>{t('closing')}</dt>
              <dd translate="no">{formatSatang(BigInt(balances.closingSatang))}</dd>
            </div>
          </dl>
        )
      }
    >
      {rows.map((row) => (
        <Entry key={row.kind === 'line' ? row.line.id : row.id}>
          {row.kind === 'line' ? <Row line={row.line} onOpen={onOpen} /> : <Play satang={row.satang} />}
        </Entry>
      ))}
    </EntryGroup>
  );
}

function Row({ line, onOpen }: { line: StatementLine; onOpen: (line: StatementLine) => void }) {
  const t = useStatementMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const payment = useShownLine()(line);
  const at = new Date(line.at);
  const { status } = payment;
  const balance = line.balanceAfterSatang;
  return (
    <EntryButton
      icon={payment.icon}
      status={status}
      title={payment.title}
      details={
        <>
          <span>{formatReadableDate(at, language, timeZone)}</span> <span>{formatHour(at, timeZone)}</span>
        </>
      }
      onClick={() => onOpen(line)}
    >
      <SignedAmount payment={payment.status === 'rejected' ? { ...payment, status: null } : payment} />
      {status !== 'completed' && <StatusMark status={status} />}
      {balance !== null && <small>{t('balance', { amount: formatSatang(BigInt(balance)) })}</small>}
    </EntryButton>
  );
}

/** What play changed since the line below. */
function Play({ satang }: { satang: number }) {
  const t = useStatementMessages();
  const path = usePath();
  const amount = `${satang < 0 ? '−' : '+'}${formatSatang(BigInt(Math.abs(satang)))}`;
  return (
    <Link className={classes.play} to={path('user-info/play-history')}>
      <span>{t('play')}</span>
      <span className={classes.net} translate="no">
        {amount}
      </span>
      <IconChevronRight size={16} aria-hidden />
    </Link>
  );
}
