import { useOfficeList } from '../api/hooks';
import { entriesOf, useAuditColumns } from '../audit/audit-columns';
import { useAuditMessages } from '../audit/messages';
import { ListTable } from '../kit/data-table';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import type { TabProps } from './member-page';

/** What was done to the member, and by whom. */
export default function AuditTab({ member: { username } }: TabProps) {
  const t = useAuditMessages();
  const columns = useAuditColumns();
  const list = useOfficeList('members.audit', entriesOf, { path: { username } });
  return (
    <Panel title={t('title')}>
      <ListTable
        label={t('title')}
        list={list}
        columns={columns}
        rowKey={({ number }) => number}
        empty={<Empty title={t('emptyTitle')} />}
      />
    </Panel>
  );
}
