import { BONUS_KINDS, MONEY_KINDS, type MoneyItem, type MoneyList } from '@housebrand/office';
import { DASH } from '@housebrand/shared';
import { Select } from '@mantine/core';
import { useOfficeList } from '../api/hooks';
import { usePolling } from '../api/polling';
import { ListTable, type Column } from '../kit/data-table';
import { FilterChip } from '../kit/filter-chip';
import { DaysFilter, FilterSwitch, useFilters } from '../kit/filters';
import { Moment, useAmountText } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { Reference } from '../kit/reference';
import { useAddress } from '../session/session-context';
import { Page } from '../shell/page';
import { MoneyStateChip, useTerms } from '../terms/terms';
import { useMoneyMessages } from './messages';
import { moneyPath } from './money-details';
import { MoneyTabs } from './money-tabs';

const REPEAT_MS = 30_000;
/** The states of the filter: everything that is not final first. */
const OPEN_STATES = 'PENDING,UNKNOWN,PARKED';

const itemsOf = ({ items }: MoneyList): MoneyItem[] => items;

/** Payments and moves by state, kind, member and days. */
export default function MoneyListPage() {
  const t = useMoneyMessages();
  const terms = useTerms();
  const to = useAddress();
  const { get, set } = useFilters();
  const columns = useMoneyColumns();
  const list = useOfficeList('money.list', itemsOf, {
    query: {
      ...{ states: get('states'), kinds: get('kinds'), unit: get('unit'), username: get('username') },
      ...{ from: get('from'), to: get('to') },
    },
    repeatMs: usePolling(REPEAT_MS),
  });
  return (
    <Page title={t('title')}>
      <MoneyTabs current="started" />
      <div className={classes.filters}>
        <FilterSwitch
          name="states"
          label={t('stateFilter')}
          options={[
            { value: undefined, text: t('all') },
            { value: OPEN_STATES, text: t('open') },
            ...(['UNKNOWN', 'PARKED', 'DONE', 'REFUSED'] as const).map((state) => ({
              value: state,
              text: terms(`money.${state}`),
            })),
          ]}
        />
        <Select
          label={t('kind')}
          data={[
            { value: '', label: t('allKinds') },
            { value: BONUS_KINDS.join(), label: t('bonuses') },
            ...MONEY_KINDS.map((kind) => ({ value: kind, label: terms(`kind.${kind}`) })),
          ]}
          value={get('kinds') ?? ''}
          // points cost nothing
          onChange={(kinds) =>
            set({ kinds: kinds ?? undefined, unit: kinds === BONUS_KINDS.join() ? 'CREDIT' : undefined })
          }
        />
        <DaysFilter label={t('days')} />
        <FilterChip name="username" />
      </div>
      <Panel title={t('list')}>
        <ListTable
          label={t('list')}
          list={list}
          columns={columns}
          rowKey={({ record, id }) => `${record}:${id}`}
          rowTo={(item) => to(moneyPath(item))}
          empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </Page>
  );
}

function useMoneyColumns(): Column<MoneyItem>[] {
  const t = useMoneyMessages();
  const terms = useTerms();
  const amountText = useAmountText();
  return [
    { key: 'time', head: t('time'), cell: ({ createdAt }) => <Moment at={createdAt} />, fit: 'tight' },
    { key: 'what', head: t('what'), cell: ({ kind }) => terms(`kind.${kind}`), isLink: true },
    {
      key: 'member',
      head: t('member'),
      cell: ({ username, counterparty }) => (counterparty ? `${username} → ${counterparty}` : username),
    },
    {
      key: 'reference',
      head: t('reference'),
      cell: ({ id, reference }) => <Reference text={reference ?? id} />,
      fit: 'tight',
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <MoneyStateChip state={state} />, fit: 'tight' },
    { key: 'failure', head: t('failure'), cell: ({ failure }) => failure ?? DASH },
    { key: 'amount', head: t('amount'), cell: amountText, fit: 'end' },
  ];
}
