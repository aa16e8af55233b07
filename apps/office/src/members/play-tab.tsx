import type { PlayHistory } from '@housebrand/office';
import { formatCount, formatSatang } from '@housebrand/shared';
import { Button } from '@mantine/core';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import { useFilters } from '../kit/filters';
import { signedAmount } from '../kit/formats';
import { Figure, Figures, Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import type { TabProps } from './member-page';
import classes from './member.module.css';
import { useMemberMessages } from './messages';

type Game = PlayHistory['days'][number]['games'][number] & { day: string };

/** A month of play by day and game. */
export default function PlayTab({ member: { username } }: TabProps) {
  const t = useMemberMessages();
  const { get, set } = useFilters();
  const columns = useColumns();
  const month = get('month');
  const query = useOffice<PlayHistory>('members.play', { path: { username }, query: { month } });
  return (
    <QueryPart query={query}>
      {(history) => (
        <div className={classes.stack}>
          <Panel
            title={history.month}
            actions={
              <>
                {month && (
                  <Button variant="default" onClick={() => set({ month: undefined })}>
                    {t('current')}
                  </Button>
                )}
                {history.previousMonth && (
                  <Button variant="default" onClick={() => set({ month: history.previousMonth ?? undefined })}>
                    {t('previous')}
                  </Button>
                )}
              </>
            }
          >
            {history.net && (
              <Figures>
                <Figure name={t('netWeek')} value={signedAmount(history.net.weekSatang)} />
                <Figure name={t('netMonth')} value={signedAmount(history.net.monthSatang)} />
              </Figures>
            )}
            {history.days.length === 0 ? (
              <Empty title={t('playEmpty', { month: history.month })} />
            ) : (
              <DataTable
                label={t('tab.play')}
                columns={columns}
                rows={history.days.flatMap(({ day, games }) => games.map((game) => ({ ...game, day })))}
                rowKey={({ day, gameId }) => `${day} ${gameId}`}
              />
            )}
          </Panel>
        </div>
      )}
    </QueryPart>
  );
}

function useColumns(): Column<Game>[] {
  const t = useMemberMessages();
  return [
    { key: 'day', head: t('day'), cell: ({ day }) => day, fit: 'tight' },
    { key: 'game', head: t('game'), cell: ({ name, gameId }) => name ?? gameId },
    { key: 'provider', head: t('provider'), cell: ({ provider }) => provider },
    { key: 'rounds', head: t('rounds'), cell: ({ rounds }) => formatCount(rounds), fit: 'end' },
    { key: 'voids', head: t('voids'), cell: ({ voids }) => formatCount(voids), fit: 'end' },
    { key: 'stake', head: t('stake'), cell: ({ stakeSatang }) => formatSatang(BigInt(stakeSatang)), fit: 'end' },
    { key: 'payout', head: t('payout'), cell: ({ payoutSatang }) => formatSatang(BigInt(payoutSatang)), fit: 'end' },
    {
      key: 'net',
      head: t('net'),
      cell: ({ stakeSatang, payoutSatang }) => signedAmount(payoutSatang - stakeSatang),
      fit: 'end',
    },
  ];
}
