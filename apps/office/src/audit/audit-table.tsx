import type { AuditEntry, AuditPage } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import type { OfficeList } from '../api/hooks';
import { ListTable, type Column } from '../kit/data-table';
import { Moment } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { useTermName } from '../terms/terms';
import { useDetailsText } from './audit-details';
import { useAuditMessages } from './messages';

/** Returns the entries of a page. */
export function entriesOf({ entries }: AuditPage): AuditEntry[] {
  return entries;
}

/** Audit entries, newest first. */
export function AuditTable({ list, emptyText }: { list: OfficeList<AuditEntry>; emptyText?: string }) {
  const t = useAuditMessages();
  return (
    <Panel title={t('title')}>
      <ListTable
        label={t('title')}
        list={list}
        columns={useAuditColumns()}
        rowKey={({ number }) => number}
        empty={<Empty title={t('emptyTitle')} text={emptyText} />}
      />
    </Panel>
  );
}

function useAuditColumns(): Column<AuditEntry>[] {
  const t = useAuditMessages();
  const nameOf = useTermName();
  const detailsOf = useDetailsText();
  return [
    { key: 'number', head: t('number'), cell: ({ number }) => number, fit: 'end' },
    { key: 'at', head: t('at'), cell: ({ at }) => <Moment at={at} />, fit: 'tight' },
    { key: 'actor', head: t('actor'), cell: ({ actor }) => actor.replace(/^staff:/, ''), fit: 'tight' },
    {
      key: 'action',
      head: t('action'),
      cell: ({ action }) => <span title={action}>{nameOf('audit', action)}</span>,
      fit: 'tight',
    },
    { key: 'subject', head: t('subject'), cell: ({ subject }) => subject },
    { key: 'reason', head: t('reason'), cell: ({ reason }) => reason ?? DASH },
    { key: 'details', head: t('details'), cell: (entry) => detailsOf(entry) || DASH, fit: 'wide' },
  ];
}
