import type { MemberPage, MoneyItem, MoneyList, Statement } from '@housebrand/office';
import { DASH, formatSatang } from '@housebrand/shared';
import { useOfficeList } from '../api/hooks';
import { usePolling } from '../api/polling';
import { StateChip, type Tone } from '../kit/chip';
import { DataTable, ListTable, type Column } from '../kit/data-table';
import { DaysFilter, useFilters, useOwnAddress } from '../kit/filters';
import { Moment, signedAmount, useAmountText, useTimes } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { Reference } from '../kit/reference';
import { useMay } from '../session/session-context';
import { MoneyStateChip, useTerms } from '../terms/terms';
import classes from './member.module.css';
import { useMemberMessages } from './messages';
import { linesOf, useStatementQuery } from './use-statement-query';

type Line = Statement['lines'][number];

const REPEAT_MS = 15_000;
const OPEN_STATES = 'PENDING,UNKNOWN,PARKED';
const TONES: Record<NonNullable<Line['status']>, Tone> = {
  CREATE: 'info',
  APPROVE: 'info',
  SUCCESS: 'good',
  REJECT: 'bad',
};

const itemsOf = ({ items }: MoneyList): MoneyItem[] => items;

/** Payments that are not final, and the statement below them; a row opens its details beside the page. */
export function StatementTab({ member: { username, counts } }: { member: MemberPage }) {
  const t = useMemberMessages();
  const { get } = useFilters();
  const ownAddress = useOwnAddress();
  const query = useStatementQuery();
  const columns = useLineColumns();
  const statement = useOfficeList('members.statement', linesOf, {
    path: { username },
    query,
    repeatMs: usePolling(REPEAT_MS),
  });
  return (
    <div className={classes.stack}>
      {counts.openMoney > 0 && <OpenMoney username={username} />}
      <Panel title={t('statement')} actions={<DaysFilter label={t('days')} />}>
        <ListTable
          label={t('statement')}
          list={statement}
          columns={columns}
          rowKey={({ id }) => id}
          rowTo={({ id }) => ownAddress({ open: `line:${id}` })}
          isCurrent={({ id }) => get('open') === `line:${id}`}
          empty={<Empty title={t('statementEmpty')} text={t('statementEmptyText')} />}
        />
      </Panel>
    </div>
  );
}

function OpenMoney({ username }: { username: string }) {
  const t = useMemberMessages();
  const may = useMay();
  const { get } = useFilters();
  const ownAddress = useOwnAddress();
  const columns = useOpenColumns();
  const list = useOfficeList('money.list', itemsOf, {
    query: { username, states: OPEN_STATES },
    repeatMs: usePolling(REPEAT_MS),
    isEnabled: may('money.list'),
  });
  if (!list.rows?.length) return null;
  return (
    <Panel title={t('openMoney')} isWaiting>
      <DataTable
        label={t('openMoney')}
        columns={columns}
        rows={list.rows}
        rowKey={({ record, id }) => `${record}:${id}`}
        rowTo={({ record, id }) => (may('money.read') ? ownAddress({ open: `${record}:${id}` }) : null)}
        isCurrent={({ record, id }) => get('open') === `${record}:${id}`}
      />
    </Panel>
  );
}

function useOpenColumns(): Column<MoneyItem>[] {
  const t = useMemberMessages();
  const terms = useTerms();
  const times = useTimes();
  const amountText = useAmountText();
  return [
    { key: 'time', head: t('time'), cell: ({ createdAt }) => <Moment at={createdAt} />, fit: 'tight' },
    { key: 'what', head: t('what'), cell: ({ kind }) => terms(`kind.${kind}`), isLink: true },
    {
      key: 'reference',
      head: t('reference'),
      cell: ({ id, reference }) => <Reference text={reference ?? id} />,
      fit: 'tight',
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state, changedAt }) => (
        <>
          <MoneyStateChip state={state} /> <span className={classes.quiet}>{times.since(changedAt)}</span>
        </>
      ),
    },
    { key: 'amount', head: t('amount'), cell: amountText, fit: 'end' },
  ];
}

function useLineColumns(): Column<Line>[] {
  const t = useMemberMessages();
  const terms = useTerms();
  return [
    { key: 'time', head: t('time'), cell: ({ at }) => <Moment at={at} />, fit: 'tight' },
    {
      key: 'what',
      head: t('what'),
      cell: ({ kind, counterparty }) =>
        counterparty ? `${terms(`kind.${kind}`)} · ${counterparty}` : terms(`kind.${kind}`),
      isLink: true,
    },
    { key: 'reference', head: t('reference'), cell: ({ reference }) => <Reference text={reference} />, fit: 'tight' },
    {
      key: 'state',
      head: t('state'),
      cell: ({ status }) => status && <StateChip tone={TONES[status]}>{terms(`status.${status}`)}</StateChip>,
      fit: 'tight',
    },
    { key: 'amount', head: t('amount'), cell: ({ amountSatang }) => signedAmount(amountSatang), fit: 'end' },
    {
      key: 'after',
      head: t('after'),
      cell: ({ balanceAfterSatang }) => (balanceAfterSatang === null ? DASH : formatSatang(BigInt(balanceAfterSatang))),
      fit: 'end',
    },
  ];
}
