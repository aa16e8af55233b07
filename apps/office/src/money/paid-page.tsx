import type { PaidItem, PaidList } from '@housebrand/office';
import { useOfficeList } from '../api/hooks';
import { StateChip } from '../kit/chip';
import { ListTable, type Column } from '../kit/data-table';
import { FilterChip } from '../kit/filter-chip';
import { DaysFilter, FilterSwitch, useFilters } from '../kit/filters';
import { Moment, plainAmount } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { Reference } from '../kit/reference';
import { useAddress } from '../session/session-context';
import { Page } from '../shell/page';
import { useTerms } from '../terms/terms';
import { useMoneyMessages } from './messages';
import { moneyPath } from './money-details';
import { MoneyTabs } from './money-tabs';

const KINDS = ['DEPOSIT', 'WITHDRAWAL'] as const;

const itemsOf = ({ items }: PaidList): PaidItem[] => items;

/** Deposits that arrived and withdrawals that were paid, by the day on which they ended: what the reports sum. */
export default function PaidPage() {
  const t = useMoneyMessages();
  const terms = useTerms();
  const to = useAddress();
  const { get } = useFilters();
  const list = useOfficeList('money.paid', itemsOf, {
    query: { kind: get('kind'), username: get('username'), from: get('from'), to: get('to') ?? get('from') },
  });
  const columns = usePaidColumns();
  return (
    <Page title={t('title')}>
      <MoneyTabs current="paid" />
      <div className={classes.filters}>
        <FilterSwitch
          name="kind"
          label={t('paidKind')}
          options={[
            { value: undefined, text: t('all') },
            ...KINDS.map((kind) => ({ value: kind, text: terms(`kind.${kind}`) })),
          ]}
        />
        <DaysFilter label={t('days')} />
        <FilterChip name="username" />
      </div>
      <Panel title={t('paid')}>
        <ListTable
          label={t('paid')}
          list={list}
          columns={columns}
          rowKey={({ kind, reference }) => `${kind} ${reference}`}
          rowTo={({ move, username }) =>
            to(move === null ? `members/${username}` : moneyPath({ record: 'MOVE', id: move }))
          }
          empty={<Empty title={t('paidEmpty')} text={t('paidText')} />}
        />
      </Panel>
    </Page>
  );
}

function usePaidColumns(): Column<PaidItem>[] {
  const t = useMoneyMessages();
  const terms = useTerms();
  return [
    { key: 'ended', head: t('ended'), cell: ({ endedAt }) => <Moment at={endedAt} />, fit: 'tight' },
    { key: 'what', head: t('what'), cell: ({ kind }) => terms(`kind.${kind}`), isLink: true },
    {
      key: 'member',
      head: t('member'),
      cell: ({ username, isFirst }) => (
        <>
          <span>{username}</span> {isFirst && <StateChip tone="info">{t('first')}</StateChip>}
        </>
      ),
      fit: 'tight',
    },
    { key: 'reference', head: t('reference'), cell: ({ reference }) => <Reference text={reference} /> },
    { key: 'amount', head: t('amount'), cell: ({ amountSatang }) => plainAmount(amountSatang), fit: 'end' },
  ];
}
