import { PERIODS, periodsOf, type DayReport, type PeriodFigures, type PeriodKind } from '@housebrand/office';
import { lazy, Suspense } from 'react';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import { FilterSwitch, useFilters } from '../kit/filters';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { QueryPart } from '../kit/query-part';
import { useAgent } from '../session/session-context';
import { Page } from '../shell/page';
import { ChartPlaces } from './chart-places';
import { useFigureColumns, type LinesOf } from './figure-columns';
import { FileButtons } from './file-buttons';
import { useLineLinks } from './line-links';
import { useReportMessages } from './messages';
import { periodText } from './period-text';
import { ReportPartsPanels } from './report-parts';
import { RangeFilter, useReportRange } from './report-range';
import { ReportTabs } from './report-tabs';
import { ReportTotal } from './report-total';

const Charts = lazy(() => import('./report-charts').then(({ ReportCharts }) => ({ default: ReportCharts })));

/** Deposits, withdrawals, play and members by day, week or month, as figures, charts and a table; also as files. */
export default function ReportsPage() {
  const t = useReportMessages();
  const { get } = useFilters();
  const { prefix } = useAgent();
  const range = useReportRange();
  const by = PERIODS.find((kind) => kind === get('by')) ?? 'day';
  const query = useOffice<DayReport>('reports.read', { query: { ...range } });
  const name = [prefix, ...(by === 'day' ? [] : [by]), range.from, range.to].join('-');
  const files = { calls: { csv: 'reports.csv', xlsx: 'reports.xlsx' }, query: { ...range, by }, name } as const;
  return (
    <Page title={t('title')} actions={<FileButtons {...files} />}>
      <ReportTabs current="figures" />
      <div className={classes.filters}>
        <RangeFilter range={range} />
        <FilterSwitch
          name="by"
          label={t('period')}
          options={PERIODS.map((kind) => ({ value: kind === 'day' ? undefined : kind, text: t(`by.${kind}`) }))}
        />
      </div>
      <QueryPart query={query} rows={10}>
        {(report) => <Report report={report} kind={by} />}
      </QueryPart>
    </Page>
  );
}

function Report({ report: { from, to, days, total }, kind }: { report: DayReport; kind: PeriodKind }) {
  const t = useReportMessages();
  const periods = periodsOf(days, kind);
  const links = useLineLinks();
  const linesOf: LinesOf<PeriodFigures> = ({ day, to: until }, figure) => {
    const range = { from: day, to: until };
    if (figure === 'deposits') return links.paid(range, 'DEPOSIT');
    if (figure === 'withdrawals') return links.paid(range, 'WITHDRAWAL');
    return figure === 'bonus' ? links.bonuses(range) : links.rounds(range);
  };
  const columns: Column<PeriodFigures>[] = [
    { key: 'day', head: t(kind), cell: (row) => periodText(row, kind), fit: 'tight', isLink: true },
    ...useFigureColumns(linesOf),
  ];
  const title = t(`table.${kind}`);
  return (
    <div className={classes.form}>
      <ReportTotal total={total} />
      <Suspense fallback={<ChartPlaces />}>
        <Charts periods={periods} kind={kind} />
      </Suspense>
      <Panel title={title}>
        <DataTable
          label={title}
          columns={columns}
          rows={periods.toReversed()}
          rowKey={({ day }) => day}
          rowTo={({ day, to: until }) => links.paid({ from: day, to: until })}
        />
      </Panel>
      <ReportPartsPanels range={{ from, to }} />
    </div>
  );
}
