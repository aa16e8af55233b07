import { mayPerform, OFFICE_OPERATIONS, OFFICE_ROLES, type OfficeOperationName } from '@housebrand/office';
import { IconCheck } from '@tabler/icons-react';
import { DataTable, type Column } from '../kit/data-table';
import { useShellMessages } from '../shell/messages';
import { useTerms } from '../terms/terms';
import { useStaffMessages } from './messages';

const OPERATIONS = Object.keys(OFFICE_OPERATIONS) as OfficeOperationName[];

/** The operation × role table that the server's guard reads. */
export function RoleTable() {
  const t = useStaffMessages();
  const shell = useShellMessages();
  const terms = useTerms();
  const columns: Column<OfficeOperationName>[] = [
    { key: 'operation', head: t('operation'), cell: (name) => terms(`operation.${name}`) },
    ...OFFICE_ROLES.map((role) => ({
      key: role,
      head: shell(`role.${role}`),
      cell: (name: OfficeOperationName) =>
        mayPerform(role, name) && <IconCheck size={15} aria-label={shell(`role.${role}`)} role="img" />,
    })),
  ];
  return <DataTable label={t('roleTable')} columns={columns} rows={OPERATIONS} rowKey={(name) => name} />;
}
