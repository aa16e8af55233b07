import { businessDay, formatReadableDate, yearRange, type DayRange } from '@housebrand/shared';
import {
  AppBar,
  Button,
  Chip,
  ChipRow,
  IconButton,
  IfOffered,
  LinkButton,
  QueryScreen,
  serverNow,
  useLanguage,
  usePath,
  usePortal,
  useShownInAddress,
} from '@housebrand/shared/react';
import { IconCalendar, IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { STATEMENT_GROUPS, statementMonths, type StatementGroup } from '../../core';
import { useStatement, type StatementFilter } from '../api/get-statement';
import { NoEntries } from '../components/payments/history/no-entries';
import classes from '../components/payments/history/payment-history.module.css';
import { shownYear } from '../components/payments/history/shown-year';
import { YearChoice } from '../components/payments/history/year-choice';
import { PaymentListSkeleton } from '../components/payments/list/payment-list';
import { ReceiptSheet } from '../components/payments/receipt/receipt-sheet';
import { DaysSheet } from '../components/statement/days-sheet';
import { ExportSheet } from '../components/statement/export-sheet';
import { useShownLine } from '../components/statement/shown-line';
import { StatementEnd } from '../components/statement/statement-end';
import { StatementList } from '../components/statement/statement-list';
import { useStatementMessages } from '../statement-messages';

/** `user-info/statement`: every movement of the member's credit, by month, with the balance after it. */
export default function StatementScreen() {
  const t = useStatementMessages();
  const path = usePath();
  const { timeZone } = usePortal();
  const today = businessDay(new Date(serverNow()), timeZone);
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [days, setDays] = useState<DayRange | null>(null);
  const [group, setGroup] = useState<StatementGroup | undefined>();
  const [sheet, setSheet] = useState<'days' | 'export' | null>(null);
  const period = usePeriod(year, days);
  const { from, to } = days ?? yearRange(year);
  const filter: StatementFilter = { fromDate: from, toDate: to, group };
  return (
    <>
      <AppBar
        title={t('title')}
        parent={path('user-info')}
        actions={
          <>
            <IconButton label={t('days')} onClick={() => setSheet('days')}>
              <IconCalendar size={24} aria-hidden />
            </IconButton>
            <IconButton label={t('export')} onClick={() => setSheet('export')}>
              <IconDownload size={24} aria-hidden />
            </IconButton>
          </>
        }
      />
      <main className={classes.screen}>
        <GroupChips group={group} onChange={setGroup} />
        {days ? (
          <Button variant="plain" onClick={() => setDays(null)}>
            {`${period} · ${t('daysClear')}`}
          </Button>
        ) : (
          <YearChoice year={year} last={thisYear} onChange={setYear} />
        )}
        <Lines
          key={`${from}${to}${group ?? ''}`}
          filter={filter}
          period={period}
          onShowAll={group ? () => setGroup(undefined) : null}
        />
        <DaysSheet
          isOpen={sheet === 'days'}
          days={days}
          last={today}
          onChange={setDays}
          onClose={() => setSheet(null)}
        />
        <ExportSheet isOpen={sheet === 'export'} filter={filter} period={period} onClose={() => setSheet(null)} />
      </main>
    </>
  );
}

/** Returns the name of the days that the statement covers. */
function usePeriod(year: number, days: DayRange | null): string {
  const language = useLanguage();
  if (!days) return String(shownYear(year, language));
  const [from, to] = [days.from, days.to].map((day) =>
    formatReadableDate(new Date(`${day}T00:00:00Z`), language, 'UTC'),
  );
  return from === to ? from! : `${from} – ${to}`;
}

interface GroupChipsProps {
  group: StatementGroup | undefined;
  onChange: (group: StatementGroup | undefined) => void;
}

function GroupChips({ group, onChange }: GroupChipsProps) {
  const t = useStatementMessages();
  return (
    <div className={classes.chips}>
      <ChipRow label={t('filter')}>
        {[undefined, ...STATEMENT_GROUPS].map((one) => (
          <Chip key={one ?? 'all'} isSelected={one === group} onClick={() => onChange(one)}>
            {t(`group.${one ?? 'all'}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

interface LinesProps {
  filter: StatementFilter;
  period: string;
  /** Shows all kinds again; `null`: they are shown. */
  onShowAll: (() => void) | null;
}

function Lines({ filter, period, onShowAll }: LinesProps) {
  const { member, timeZone } = usePortal();
  const pages = useStatement(member, filter);
  const receipt = useShownInAddress('id');
  const shown = useShownLine();
  const { lines, months, hasMore } = pages;
  const isFiltered = filter.group !== undefined;
  const byMonth = useMemo(
    () => statementMonths({ lines, months, hasMore, isFiltered, zone: timeZone }),
    [lines, months, hasMore, isFiltered, timeZone],
  );
  const open = lines.find(({ id }) => id === receipt.value);
  return (
    <>
      <QueryScreen
        query={{ ...pages, data: pages.isPending || (pages.error && lines.length === 0) ? undefined : byMonth }}
        skeleton={<PaymentListSkeleton />}
        empty={hasMore ? null : <Nothing period={period} onShowAll={onShowAll} />}
      >
        {(data) => <StatementList months={data} onOpen={({ id }) => receipt.open(id)} />}
      </QueryScreen>
      {!pages.isPending && <StatementEnd pages={pages} />}
      <ReceiptSheet payment={open ? shown(open) : null} onClose={receipt.close} isInAddress />
    </>
  );
}

function Nothing({ period, onShowAll }: Pick<LinesProps, 'period' | 'onShowAll'>) {
  const t = useStatementMessages();
  const path = usePath();
  if (onShowAll) {
    return (
      <NoEntries
        title={t('emptyFilter', { period })}
        text={t('emptyFilterText')}
        action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
      />
    );
  }
  return (
    <NoEntries
      title={t('empty', { period })}
      text={t('emptyText')}
      action={
        <IfOffered menu="deposit">
          <LinkButton to={path('deposit')}>{t('deposit')}</LinkButton>
        </IfOffered>
      }
    />
  );
}
