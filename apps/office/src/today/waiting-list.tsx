import type { WaitingItem } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import { classNames } from '@housebrand/shared/react';
import { StateChip, type Tone } from '../kit/chip';
import { DataTable, type Column } from '../kit/data-table';
import { plainAmount, useTimes } from '../kit/formats';
import { Empty } from '../kit/query-part';
import { useAddress, useMay } from '../session/session-context';
import { useTermName, useTerms } from '../terms/terms';
import { useTodayMessages } from './messages';
import classes from './today.module.css';

const WARN_MS = 5 * 60_000;
const BAD_MS = 30 * 60_000;

function toneOf(since: string): Tone {
  const age = Date.now() - Date.parse(since);
  return age > BAD_MS ? 'bad' : age > WARN_MS ? 'warn' : 'neutral';
}

/** Everything that waits for staff, the oldest first; each row leads to its page. */
export function WaitingList({ items }: { items: readonly WaitingItem[] }) {
  const t = useTodayMessages();
  const to = useAddress();
  const columns = useColumns();
  if (items.length === 0) return <Empty title={t('nothingTitle')} text={t('nothingText')} />;
  const addressOf = ({ kind, record, id }: WaitingItem): string => {
    if (record) return to(`money/${record}/${id}`);
    const page = kind === 'APPROVAL' ? 'approvals' : kind === 'CASE' ? 'cases' : 'messages';
    return to(`${page}?open=${id}`);
  };
  return (
    <DataTable
      label={t('waiting')}
      columns={columns}
      rows={items}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      rowTo={addressOf}
    />
  );
}

function useColumns(): Column<WaitingItem>[] {
  const t = useTodayMessages();
  const terms = useTerms();
  const termName = useTermName();
  const times = useTimes();
  const may = useMay();
  const whatOf = ({ kind, what, by }: WaitingItem): string => {
    if (kind === 'QUESTION') return t('kind.QUESTION', { what });
    if (kind === 'CASE') return t('kind.CASE', { what: termName('case', what) });
    if (kind === 'APPROVAL') return t('kind.APPROVAL', { what: terms(`action.${what as 'SETTLE'}`), by: by ?? DASH });
    return t(`kind.${kind}`, { what: termName('kind', what) });
  };
  return [
    {
      key: 'since',
      head: t('since'),
      cell: ({ since }) => <StateChip tone={toneOf(since)}>{times.since(since)}</StateChip>,
      fit: 'tight',
    },
    { key: 'what', head: t('what'), cell: whatOf, isLink: true },
    { key: 'member', head: t('member'), cell: ({ username }) => username ?? DASH },
    {
      key: 'amount',
      head: t('amount'),
      cell: ({ amountSatang }) => plainAmount(amountSatang),
      fit: 'end',
    },
    {
      key: 'open',
      head: '',
      cell: ({ kind }) => (
        <span className={classNames(classes.cue, kind === 'APPROVAL' && may('approvals.approve') && classes.main)}>
          {t(kind === 'APPROVAL' && may('approvals.approve') ? 'decide' : 'open')}
        </span>
      ),
    },
  ];
}
