import { useOfficeList } from '../api/hooks';
import { AuditTable, entriesOf } from '../audit/audit-table';
import type { TabProps } from './member-page';

/** What was done to the member, and by whom. */
export default function AuditTab({ member: { username } }: TabProps) {
  return <AuditTable list={useOfficeList('members.audit', entriesOf, { path: { username } })} />;
}
