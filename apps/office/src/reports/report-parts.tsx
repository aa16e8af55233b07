import {
  PLAY_PARTS,
  type GameFigures,
  type ProviderFigures,
  type ReportParts,
  type Retention,
} from '@housebrand/office';
import { DASH, formatCount } from '@housebrand/shared';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import { Facts } from '../kit/facts';
import { FilterSwitch, useFilters } from '../kit/filters';
import { plainAmount, plainBaht } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import { useAgent } from '../session/session-context';
import { FileButtons } from './file-buttons';
import { LineLink, useLineLinks } from './line-links';
import { useReportMessages } from './messages';
import { ReportNote } from './report-note';
import classes from './reports.module.css';

const FILES = { csv: 'reports.partsCsv', xlsx: 'reports.partsXlsx' } as const;
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** What the figures consist of: play by game provider or game, bonuses by kind, members who came back, referrals. */
export function ReportPartsPanels({ range }: { range: { from: string; to: string } }) {
  const query = useOffice<ReportParts>('reports.parts', { query: range });
  return (
    <QueryPart query={query} rows={6}>
      {(parts) => (
        <div className={classes.parts}>
          <Play parts={parts} />
          <div className={classes.side}>
            <Bonuses parts={parts} />
            <Members parts={parts} />
          </div>
        </div>
      )}
    </QueryPart>
  );
}

function Play({ parts: { from, to, providers, games } }: { parts: ReportParts }) {
  const t = useReportMessages();
  const links = useLineLinks();
  const { get } = useFilters();
  const { prefix } = useAgent();
  const play = PLAY_PARTS.find((part) => part === get('play')) ?? 'provider';
  const isByGame = play === 'game';
  const title = t('play');
  const common = usePlayColumns<ProviderFigures>(({ provider }) => links.rounds({ from, to }, { provider }));
  const ofGame = usePlayColumns<GameFigures>(({ gameId, provider }) =>
    links.rounds({ from, to }, { gameId, provider }),
  );
  const gameColumns: Column<GameFigures>[] = [
    { key: 'game', head: t('game'), cell: ({ name, gameId }) => name ?? gameId },
    { key: 'provider', head: t('provider'), cell: ({ provider }) => provider, fit: 'tight' },
    ...ofGame,
  ];
  const providerColumns: Column<ProviderFigures>[] = [
    { key: 'provider', head: t('provider'), cell: ({ provider }) => provider },
    ...common,
  ];
  const options = PLAY_PARTS.map((view) => ({
    value: view === 'provider' ? undefined : view,
    text: t(`play.${view}`),
  }));
  return (
    <Panel
      title={title}
      actions={
        <div className={classes.actions}>
          <FilterSwitch name="play" label={t('playBy')} options={options} />
          {providers.length > 0 && (
            <FileButtons
              calls={FILES}
              query={{ from, to, play }}
              name={[prefix, play, from, to].join('-')}
              about={t(`play.${play}`)}
            />
          )}
        </div>
      }
    >
      {providers.length === 0 && <Empty title={t('playEmpty')} />}
      {providers.length > 0 && !isByGame && (
        <DataTable label={title} columns={providerColumns} rows={providers} rowKey={({ provider }) => provider} />
      )}
      {games.length > 0 && isByGame && (
        <DataTable
          label={title}
          columns={gameColumns}
          rows={games}
          rowKey={({ gameId, provider, category }) => `${gameId} ${provider} ${category}`}
        />
      )}
    </Panel>
  );
}

function usePlayColumns<Row extends ProviderFigures>(linesOf: (row: Row) => string | null): Column<Row>[] {
  const t = useReportMessages();
  return [
    { key: 'bets', head: t('bets'), cell: ({ bets }) => formatCount(bets), fit: 'end' },
    {
      key: 'stake',
      head: t('stake'),
      cell: (row) => <LineLink to={linesOf(row)}>{plainAmount(row.stakeSatang)}</LineLink>,
      fit: 'end',
    },
    {
      key: 'payout',
      head: t('payout'),
      cell: (row) => <LineLink to={linesOf(row)}>{plainAmount(row.payoutSatang)}</LineLink>,
      fit: 'end',
    },
    { key: 'ggr', head: t('ggr'), cell: ({ ggrSatang }) => plainAmount(ggrSatang), fit: 'end' },
  ];
}

function Bonuses({ parts: { bonuses } }: { parts: ReportParts }) {
  const t = useReportMessages();
  return (
    <Panel title={t('bonusByKind')}>
      {bonuses.length === 0 && <ReportNote text={t('bonusNone')} />}
      <Facts facts={bonuses.map(({ kind, satang }) => [t(`cost.${kind}`), plainBaht(satang)])} />
    </Panel>
  );
}

function shareOf({ membersBefore, returned }: Retention) {
  const share = membersBefore === 0 ? DASH : percent.format(returned / membersBefore);
  return { share, returned, before: membersBefore };
}

function Members({ parts: { retention, referrals } }: { parts: ReportParts }) {
  const t = useReportMessages();
  return (
    <Panel title={t('memberParts')}>
      <Facts
        facts={[
          [t('retention'), retention ? t('retentionOf', shareOf(retention)) : DASH],
          [t('referred'), formatCount(referrals.newMembers)],
          [t('referralIncome'), plainBaht(referrals.incomeSatang)],
        ]}
      />
      <ReportNote text={t(retention ? 'retentionNote' : 'retentionTooLong')} />
    </Panel>
  );
}
