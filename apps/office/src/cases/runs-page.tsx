import type { ReconciliationRuns } from '@housebrand/office';
import { formatCount } from '@housebrand/shared';
import { useOfficeList } from '../api/hooks';
import { usePolling } from '../api/polling';
import { StateChip, type Tone } from '../kit/chip';
import { ListTable, type Column } from '../kit/data-table';
import { Moment } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { useAddress } from '../session/session-context';
import { Page } from '../shell/page';
import { CaseTabs } from './case-tabs';
import { useCaseMessages } from './messages';

type Run = ReconciliationRuns['runs'][number];

const REPEAT_MS = 60_000;
const TONES: Record<Run['result'], Tone> = { AGREES: 'good', DIFFERS: 'warn', UNREAD: 'neutral' };

const runsOf = ({ runs }: ReconciliationRuns): Run[] => runs;

/** What the comparisons of our books with those of the provider found, run by run. */
export default function RunsPage() {
  const t = useCaseMessages();
  const to = useAddress();
  const list = useOfficeList('cases.runs', runsOf, { repeatMs: usePolling(REPEAT_MS) });
  const columns = useRunColumns();
  return (
    <Page title={t('title')}>
      <CaseTabs current="runs" />
      <Panel title={t('runs')}>
        <ListTable
          label={t('runs')}
          list={list}
          columns={columns}
          rowKey={({ number }) => String(number)}
          rowTo={({ open, opened, gone }) => (open + opened + gone > 0 ? to('cases?state=ALL') : null)}
          empty={<Empty title={t('runsEmpty')} text={t('runsEmptyText')} />}
        />
      </Panel>
    </Page>
  );
}

function useRunColumns(): Column<Run>[] {
  const t = useCaseMessages();
  const count = (key: 'opened' | 'gone', head: string): Column<Run> => ({
    key,
    head,
    cell: (run) => formatCount(run[key]),
    fit: 'end',
  });
  return [
    { key: 'last', head: t('lastRun'), cell: ({ lastAt }) => <Moment at={lastAt} />, fit: 'tight' },
    {
      key: 'result',
      head: t('result'),
      cell: ({ result }) => <StateChip tone={TONES[result]}>{t(`result.${result}`)}</StateChip>,
      fit: 'tight',
    },
    {
      key: 'comparison',
      head: t('comparison'),
      cell: ({ comparison }) => t(`comparison.${comparison}`),
      isLink: true,
      fit: 'tight',
    },
    { key: 'open', head: t('stillOpen'), cell: ({ open }) => formatCount(open), fit: 'end' },
    count('opened', t('opened')),
    count('gone', t('gone')),
    { key: 'first', head: t('sinceRun'), cell: ({ firstAt }) => <Moment at={firstAt} />, fit: 'tight' },
    { key: 'runs', head: t('count'), cell: ({ runs }) => formatCount(runs), fit: 'end' },
  ];
}
