import type { MemberLimits } from '@housebrand/office';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import { Facts } from '../kit/facts';
import { baht, Moment, useTimes } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import { useTerms } from '../terms/terms';
import type { TabProps } from './member-page';
import classes from './member.module.css';
import { useMemberMessages } from './messages';

type Limit = MemberLimits['limits'][number];

/** The member's own limits, exclusion and reminder. */
export default function LimitsTab({ member: { username } }: TabProps) {
  const t = useMemberMessages();
  const terms = useTerms();
  const times = useTimes();
  const columns = useColumns();
  const query = useOffice<MemberLimits>('members.limits', { path: { username } });
  return (
    <QueryPart query={query}>
      {({ limits, exclusion, reminderMinutes }) => (
        <div className={classes.stack}>
          <Panel title={t('exclusion')}>
            <Facts
              facts={[
                [
                  t('exclusion'),
                  exclusion
                    ? t('exclusionSince', {
                        kind: terms(`exclusion.${exclusion.kind}`),
                        since: times.short(exclusion.since),
                        until: exclusion.until ? t('statusUntil', { time: times.short(exclusion.until) }) : t('noEnd'),
                      })
                    : t('exclusionNone'),
                ],
                [
                  t('reminder'),
                  reminderMinutes === null ? t('reminderNone') : t('reminderEvery', { count: reminderMinutes }),
                ],
              ]}
            />
          </Panel>
          <Panel title={t('limits')}>
            {limits.length === 0 ? (
              <Empty title={t('limitsEmpty')} />
            ) : (
              <DataTable
                label={t('limits')}
                columns={columns}
                rows={limits}
                rowKey={({ kind, period }) => `${kind} ${period}`}
              />
            )}
          </Panel>
        </div>
      )}
    </QueryPart>
  );
}

function useColumns(): Column<Limit>[] {
  const t = useMemberMessages();
  const terms = useTerms();
  const times = useTimes();
  return [
    {
      key: 'limit',
      head: t('limit'),
      cell: ({ kind, period }) => `${terms(`limit.${kind}`)} ${terms(`period.${period}`)}`,
    },
    {
      key: 'amount',
      head: t('amount'),
      cell: ({ limitSatang }) => (limitSatang === null ? t('noLimit') : baht(limitSatang)),
      fit: 'end',
    },
    { key: 'used', head: t('used'), cell: ({ usedSatang }) => baht(usedSatang), fit: 'end' },
    { key: 'renews', head: t('renews'), cell: ({ until }) => <Moment at={until} />, fit: 'tight' },
    {
      key: 'pending',
      head: t('pending'),
      cell: ({ pending }) =>
        pending && t('pendingTo', { amount: baht(pending.limitSatang), time: times.short(pending.from) }),
    },
  ];
}
