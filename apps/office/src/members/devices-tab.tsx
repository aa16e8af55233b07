import type { MemberSessionList, SecondFactors } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import { Moment } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import { useMay } from '../session/session-context';
import type { TabProps } from './member-page';
import classes from './member.module.css';
import { useMemberMessages } from './messages';

type SessionRecord = MemberSessionList['sessions'][number];
type Factor = SecondFactors['factors'][number];

/** Where the member is logged in, and the second factors. */
export default function DevicesTab({ member: { username } }: TabProps) {
  const t = useMemberMessages();
  const may = useMay();
  const sessions = useOffice<MemberSessionList>('members.sessions', { path: { username } });
  const columns = useSessionColumns();
  return (
    <div className={classes.pair}>
      <Panel title={t('sessions')}>
        <QueryPart query={sessions} rows={3}>
          {({ sessions: rows }) =>
            rows.length === 0 ? (
              <Empty title={t('sessionsEmpty')} />
            ) : (
              <DataTable label={t('sessions')} columns={columns} rows={rows} rowKey={({ id }) => id} />
            )
          }
        </QueryPart>
      </Panel>
      {may('members.factors') && <Factors username={username} />}
    </div>
  );
}

function Factors({ username }: { username: string }) {
  const t = useMemberMessages();
  const query = useOffice<SecondFactors>('members.factors', { path: { username } });
  const columns = useFactorColumns();
  return (
    <Panel title={t('factors')}>
      <QueryPart query={query} rows={3}>
        {({ factors, recoveryCodesLeft }) =>
          factors.length === 0 ? (
            <Empty title={t('factorsEmpty')} />
          ) : (
            <>
              <DataTable label={t('factors')} columns={columns} rows={factors} rowKey={({ id }) => id} />
              <p className={classes.quiet}>{t('recoveryCodes', { count: recoveryCodesLeft })}</p>
            </>
          )
        }
      </QueryPart>
    </Panel>
  );
}

function useSessionColumns(): Column<SessionRecord>[] {
  const t = useMemberMessages();
  return [
    { key: 'device', head: t('device'), cell: ({ device }) => device || t('unknownDevice') },
    { key: 'since', head: t('since'), cell: ({ createdAt }) => <Moment at={createdAt} />, fit: 'tight' },
    { key: 'seen', head: t('lastSeen'), cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />, fit: 'tight' },
  ];
}

function useFactorColumns(): Column<Factor>[] {
  const t = useMemberMessages();
  return [
    {
      key: 'kind',
      head: t('factors'),
      cell: ({ kind, name }) => [t(`factor.${kind}`), name].filter(Boolean).join(' · '),
    },
    { key: 'since', head: t('since'), cell: ({ createdAt }) => <Moment at={createdAt} />, fit: 'tight' },
    { key: 'used', head: t('lastSeen'), cell: ({ usedAt }) => (usedAt ? <Moment at={usedAt} /> : DASH), fit: 'tight' },
  ];
}
