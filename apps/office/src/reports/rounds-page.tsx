import type { OfficeRound, OfficeRounds } from '@housebrand/office';
import { useOfficeList } from '../api/hooks';
import { ListTable, type Column } from '../kit/data-table';
import { FilterChip } from '../kit/filter-chip';
import { useFilters, useOwnAddress } from '../kit/filters';
import { Moment, plainAmount } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { Reference } from '../kit/reference';
import { useAddress, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { LineLink } from './line-links';
import { useReportMessages } from './messages';
import { RangeFilter, useReportRange } from './report-range';
import { ReportTabs } from './report-tabs';

const FILTERS = ['provider', 'gameId', 'username'] as const;

const roundsOf = ({ rounds }: OfficeRounds): OfficeRound[] => rounds;

/** Settled rounds of all members by day, game provider, game and member: what stake and payout of the reports sum. */
export default function RoundsPage() {
  const t = useReportMessages();
  const { get } = useFilters();
  const range = useReportRange(1);
  const list = useOfficeList('rounds.list', roundsOf, {
    query: { ...range, provider: get('provider'), gameId: get('gameId'), username: get('username') },
  });
  const columns = useRoundColumns();
  const gameName = list.rows?.find(({ gameId }) => gameId === get('gameId'))?.name ?? undefined;
  return (
    <Page title={t('title')}>
      <ReportTabs current="rounds" />
      <div className={classes.filters}>
        <RangeFilter range={range} />
        {FILTERS.map((name) => (
          <FilterChip key={name} name={name} {...(name === 'gameId' && gameName && { text: gameName })} />
        ))}
      </div>
      <Panel title={t('roundsTitle')}>
        <ListTable
          label={t('roundsTitle')}
          list={list}
          columns={columns}
          rowKey={({ id, at }) => `${id} ${at}`}
          empty={<Empty title={t('roundsEmpty')} text={t('roundsEmptyText')} />}
        />
      </Panel>
    </Page>
  );
}

function useRoundColumns(): Column<OfficeRound>[] {
  const t = useReportMessages();
  const to = useAddress();
  const may = useMay();
  const ownAddress = useOwnAddress();
  return [
    { key: 'time', head: t('time'), cell: ({ at }) => <Moment at={at} />, fit: 'tight' },
    {
      key: 'member',
      head: t('member'),
      cell: ({ username }) => (
        <LineLink to={may('members.read') ? to(`members/${username}/play`) : null}>{username}</LineLink>
      ),
    },
    {
      key: 'game',
      head: t('game'),
      cell: ({ gameId, name }) => <LineLink to={ownAddress({ gameId })}>{name ?? gameId}</LineLink>,
      fit: 'tight',
    },
    {
      key: 'provider',
      head: t('provider'),
      cell: ({ provider }) => <LineLink to={ownAddress({ provider })}>{provider}</LineLink>,
      fit: 'tight',
    },
    { key: 'round', head: t('round'), cell: ({ id }) => <Reference text={id} />, fit: 'tight' },
    { key: 'stake', head: t('stake'), cell: ({ stakeSatang }) => plainAmount(stakeSatang), fit: 'end' },
    { key: 'payout', head: t('payout'), cell: ({ payoutSatang }) => plainAmount(payoutSatang), fit: 'end' },
    {
      key: 'net',
      head: t('net'),
      cell: ({ stakeSatang, payoutSatang }) => plainAmount(stakeSatang - payoutSatang),
      fit: 'end',
    },
  ];
}
