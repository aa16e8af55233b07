import type { AuditEntry, AuditPage } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import type { Column } from '../kit/data-table';
import { Moment } from '../kit/formats';
import { useAuditMessages } from './messages';

/** Returns the entries of a page. */
export function entriesOf({ entries }: AuditPage): AuditEntry[] {
  return entries;
}

const detailsOf = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** The columns of audit entries. */
export function useAuditColumns(): Column<AuditEntry>[] {
  const t = useAuditMessages();
  return [
    { key: 'number', head: t('number'), cell: ({ number }) => number, fit: 'end' },
    { key: 'at', head: t('at'), cell: ({ at }) => <Moment at={at} />, fit: 'tight' },
    { key: 'actor', head: t('actor'), cell: ({ actor }) => actor.replace(/^staff:/, ''), fit: 'tight' },
    { key: 'action', head: t('action'), cell: ({ action }) => action, fit: 'tight' },
    { key: 'subject', head: t('subject'), cell: ({ subject }) => subject },
    { key: 'reason', head: t('reason'), cell: ({ reason }) => reason ?? DASH },
    { key: 'details', head: t('details'), cell: (entry) => detailsOf(entry) || DASH },
  ];
}
