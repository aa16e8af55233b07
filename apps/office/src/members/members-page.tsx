import type { FoundMember, FoundMembers } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import { useOfficeList } from '../api/hooks';
import { StateChip } from '../kit/chip';
import { ListTable, type Column } from '../kit/data-table';
import { useFilters } from '../kit/filters';
import { Moment } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { useAddress, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { MemberStateChip } from '../terms/terms';
import { useMemberMessages } from './messages';

const membersOf = ({ members }: FoundMembers): FoundMember[] => members;

/** The members that the search field found; without a search term, all by username. */
export default function MembersPage() {
  const t = useMemberMessages();
  const to = useAddress();
  const may = useMay();
  const { get } = useFilters();
  const query = get('query');
  const columns = useColumns(query !== undefined);
  const list = useOfficeList('members.search', membersOf, { query: { query } });
  const title = query ? t('results', { query }) : t('latest');
  return (
    <Page title={t('title')}>
      <Panel title={title}>
        <ListTable
          label={title}
          list={list}
          columns={columns}
          rowKey={({ username }) => username}
          rowTo={({ username }) => (may('members.read') ? to(`members/${username}`) : null)}
          empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </Page>
  );
}

function useColumns(isSearch: boolean): Column<FoundMember>[] {
  const t = useMemberMessages();
  return [
    { key: 'username', head: t('username'), cell: ({ username }) => <b>{username}</b>, isLink: true },
    { key: 'name', head: t('name'), cell: ({ name }) => name ?? DASH },
    { key: 'tel', head: t('phone'), cell: ({ tel }) => tel ?? DASH },
    { key: 'tier', head: t('tier'), cell: ({ tierName }) => tierName ?? DASH },
    { key: 'state', head: t('state'), cell: ({ state }) => <MemberStateChip state={state} />, fit: 'tight' },
    ...(isSearch
      ? [
          {
            key: 'matched',
            head: t('matched'),
            cell: ({ matched }: FoundMember) => matched && <StateChip>{t(`match.${matched}`)}</StateChip>,
            fit: 'tight' as const,
          },
        ]
      : []),
    {
      key: 'since',
      head: t('memberSince'),
      cell: ({ createdAt }) => <Moment at={createdAt} form="date" />,
      fit: 'end',
    },
    { key: 'active', head: t('lastActive'), cell: ({ lastActiveAt }) => <Moment at={lastActiveAt} />, fit: 'end' },
  ];
}
