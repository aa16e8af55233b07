import type { MemberReferrals } from '@housebrand/office';
import { Link } from 'react-router';
import { useOffice } from '../api/hooks';
import { DataTable, type Column } from '../kit/data-table';
import { Moment } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty, QueryPart } from '../kit/query-part';
import { useAddress } from '../session/session-context';
import type { TabProps } from './member-page';
import { useMemberMessages } from './messages';

/** Who invited the member, and whom the member has invited. */
export default function ReferralsTab({ member: { username } }: TabProps) {
  const t = useMemberMessages();
  const to = useAddress();
  const query = useOffice<MemberReferrals>('members.referrals', { path: { username } });
  const columns: Column<MemberReferrals['downlines'][number]>[] = [
    { key: 'username', head: t('username'), cell: (downline) => downline.username, isLink: true },
    { key: 'since', head: t('since'), cell: ({ since }) => <Moment at={since} form="date" />, fit: 'tight' },
  ];
  return (
    <QueryPart query={query}>
      {({ referrer, downlines, count }) => (
        <Panel
          title={t('downlines', { count })}
          actions={
            referrer ? (
              <Link className={classes.textLink} to={to(`members/${referrer}`)}>
                {t('referrer', { name: referrer })}
              </Link>
            ) : (
              <span>{t('referrerNone')}</span>
            )
          }
        >
          {downlines.length === 0 ? (
            <Empty title={t('downlinesEmpty')} />
          ) : (
            <DataTable
              label={t('downlines', { count })}
              columns={columns}
              rows={downlines}
              rowKey={(downline) => downline.username}
              rowTo={(downline) => to(`members/${downline.username}`)}
            />
          )}
        </Panel>
      )}
    </QueryPart>
  );
}
