import type { AgentFigures, AgentsReport } from '@housebrand/office';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { QueryPart } from '../kit/query-part';
import { Page } from '../shell/page';
import { useFigureColumns } from './figure-columns';
import { FileButtons } from './file-buttons';
import { useReportMessages } from './messages';
import { RangeFilter, useReportRange, type Range } from './report-range';
import { ReportNote } from './report-note';
import { ReportTabs } from './report-tabs';
import { ReportTotal } from './report-total';

const CALLS = { csv: 'reports.agentsCsv', xlsx: 'reports.agentsXlsx' } as const;

/** The figures of all agents next to each other, for the platform's staff. */
export default function AgentsPage() {
  const t = useReportMessages();
  const range = useReportRange();
  const query = useOffice<AgentsReport>('reports.agents', { query: { ...range } });
  const name = `agents-${range.from}-${range.to}`;
  return (
    <Page title={t('title')} actions={<FileButtons calls={CALLS} query={{ ...range }} name={name} />}>
      <ReportTabs current="agents" />
      <div className={classes.filters}>
        <RangeFilter range={range} />
      </div>
      <QueryPart query={query} rows={10}>
        {(report) => <Report report={report} range={range} />}
      </QueryPart>
    </Page>
  );
}

function Report({ report: { agents, total }, range }: { report: AgentsReport; range: Range }) {
  const t = useReportMessages();
  const columns: Column<AgentFigures>[] = [
    { key: 'agent', head: t('agent'), cell: ({ name }) => name, fit: 'tight', isLink: true },
    ...useFigureColumns<AgentFigures>(),
  ];
  return (
    <div className={classes.form}>
      <ReportTotal total={total} />
      <Panel title={t('agents')}>
        <DataTable
          label={t('agents')}
          columns={columns}
          rows={agents}
          rowKey={({ prefix }) => prefix}
          rowTo={({ prefix }) => `/${prefix}/reports?${new URLSearchParams({ ...range })}`}
        />
        <ReportNote text={t('agentsNote')} />
      </Panel>
    </div>
  );
}
