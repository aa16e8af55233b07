import type { DayFigures, DayReport } from '@housebrand/office';
import { businessDay, formatCount } from '@housebrand/shared';
import { saveFile, useMutation } from '@housebrand/shared/react';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { fileOfOffice } from '../api/call';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import { DaysFilter, FilterSwitch, useFilters, useOwnAddress } from '../kit/filters';
import { plainAmount, plainBaht } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Figure, Figures, Panel } from '../kit/panel';
import { QueryPart } from '../kit/query-part';
import { useAddress, useAgent, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { ChartPlaces } from './chart-places';
import { useReportMessages } from './messages';
import { ReportPartsPanels } from './report-parts';
import { PERIODS, periodsOf, periodText, type PeriodFigures, type PeriodKind } from './periods';

const DAY_MS = 86_400_000;
const SPANS = [7, 30, 90] as const;
const DEFAULT_SPAN = 30;
const FILE_TYPES = ['xlsx', 'csv'] as const;
type FileType = (typeof FILE_TYPES)[number];

const Charts = lazy(() => import('./report-charts').then(({ ReportCharts }) => ({ default: ReportCharts })));

/** Returns the last days, today included, in the agent's zone. */
function lastDays(days: number, timeZone: string): { from: string; to: string } {
  const now = Date.now();
  return {
    from: businessDay(new Date(now - (days - 1) * DAY_MS), timeZone),
    to: businessDay(new Date(now), timeZone),
  };
}

/** Deposits, withdrawals, play and members by day, as figures, charts and a table; also as files. */
export default function ReportsPage() {
  const t = useReportMessages();
  const { get } = useFilters();
  const { timeZone } = useAgent();
  const initial = lastDays(DEFAULT_SPAN, timeZone);
  const range = { from: get('from') ?? initial.from, to: get('to') ?? get('from') ?? initial.to };
  const query = useOffice<DayReport>('reports.read', { query: range });
  return (
    <Page title={t('title')} actions={<FileButtons range={range} />}>
      <div className={classes.filters}>
        <Spans range={range} />
        <FilterSwitch
          name="by"
          label={t('period')}
          options={PERIODS.map((kind) => ({ value: kind === 'day' ? undefined : kind, text: t(`by.${kind}`) }))}
        />
        <DaysFilter label={t('days')} isClearable={get('from') !== undefined} initial={initial} />
      </div>
      <QueryPart query={query} rows={10}>
        {(report) => <Report report={report} />}
      </QueryPart>
    </Page>
  );
}

function Spans({ range }: { range: { from: string; to: string } }) {
  const t = useReportMessages();
  const { timeZone } = useAgent();
  const ownAddress = useOwnAddress();
  return (
    <nav className={classes.switch} aria-label={t('range')}>
      {SPANS.map((days) => {
        const span = lastDays(days, timeZone);
        const isCurrent = span.from === range.from && span.to === range.to;
        return (
          <Link key={days} to={ownAddress(span)} replace aria-current={isCurrent || undefined}>
            {t(`last${days}`)}
          </Link>
        );
      })}
    </nav>
  );
}

/** Downloads the report. */
function FileButtons({ range }: { range: { from: string; to: string } }) {
  const t = useReportMessages();
  const { prefix } = useAgent();
  const load = useMutation<Blob, FileType>({
    mutationFn: (type) => fileOfOffice(`reports.${type}`, { query: range, agent: prefix }),
    onSuccess: (file, type) => saveFile(file, `${prefix}-${range.from}-${range.to}.${type}`),
  });
  return (
    <div className={classes.buttons}>
      {load.error && <span className={classes.failure}>{load.error.message}</span>}
      {FILE_TYPES.map((type) => (
        <Button
          key={type}
          variant="default"
          loading={load.isPending && load.variables === type}
          disabled={load.isPending}
          onClick={() => load.mutate(type)}
        >
          {t(type)}
        </Button>
      ))}
    </div>
  );
}

function Report({ report: { from, to: until, days, total } }: { report: DayReport }) {
  const t = useReportMessages();
  const to = useAddress();
  const may = useMay();
  const by = useFilters().get('by');
  const kind = PERIODS.find((one) => one === by) ?? 'day';
  const periods = periodsOf(days, kind);
  const columns = useColumns(kind);
  const title = t(`table.${kind}`);
  const linesOf = (period: PeriodFigures) =>
    to(`money?${new URLSearchParams({ from: period.day, to: period.to, states: 'DONE' })}`);
  return (
    <div className={classes.form}>
      <Panel title={t('total')}>
        <Figures>
          <Figure
            name={t('deposits')}
            value={plainBaht(total.depositsSatang)}
            note={t('firstNote', { count: total.firstDeposits })}
          />
          <Figure name={t('withdrawals')} value={plainBaht(total.withdrawalsSatang)} />
          <Figure name={t('ggr')} value={plainBaht(total.ggrSatang)} note={t('ggrNote')} />
          <Figure name={t('ngr')} value={plainBaht(ngrOf(total))} note={t('ngrNote')} />
          <Figure name={t('active')} value={formatCount(total.activeMembers)} note={t('activeNote')} />
          <Figure name={t('new')} value={formatCount(total.newMembers)} />
        </Figures>
      </Panel>
      <Suspense fallback={<ChartPlaces />}>
        <Charts periods={periods} kind={kind} />
      </Suspense>
      <Panel title={title}>
        <DataTable
          label={title}
          columns={columns}
          rows={periods.toReversed()}
          rowKey={({ day }) => day}
          {...(may('money.list') && { rowTo: linesOf })}
        />
      </Panel>
      <ReportPartsPanels range={{ from, to: until }} />
    </div>
  );
}

/** Net gaming revenue: GGR minus bonus cost, in satang. */
export function ngrOf({ ggrSatang, bonusSatang }: DayFigures): number {
  return ggrSatang - bonusSatang;
}

function useColumns(kind: PeriodKind): Column<PeriodFigures>[] {
  const t = useReportMessages();
  const money = (key: 'deposits' | 'withdrawals' | 'stake' | 'payout' | 'ggr' | 'bonus', field: keyof DayFigures) => ({
    key,
    head: t(key),
    cell: (row: PeriodFigures) => plainAmount(row[field] as number),
    fit: 'end' as const,
  });
  return [
    { key: 'day', head: t(kind), cell: (row) => periodText(row, kind), fit: 'tight', isLink: true },
    money('deposits', 'depositsSatang'),
    { key: 'first', head: t('first'), cell: ({ firstDeposits }) => formatCount(firstDeposits), fit: 'end' },
    money('withdrawals', 'withdrawalsSatang'),
    money('stake', 'stakeSatang'),
    money('payout', 'payoutSatang'),
    money('ggr', 'ggrSatang'),
    money('bonus', 'bonusSatang'),
    { key: 'ngr', head: t('ngr'), cell: (row) => plainAmount(ngrOf(row)), fit: 'end' },
    { key: 'active', head: t('active'), cell: ({ activeMembers }) => formatCount(activeMembers), fit: 'end' },
    { key: 'new', head: t('new'), cell: ({ newMembers }) => formatCount(newMembers), fit: 'end' },
  ];
}
