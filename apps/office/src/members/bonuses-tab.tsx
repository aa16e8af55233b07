import type { MoneyItem, MoneyList } from '@housebrand/office';
import { useOfficeList } from '../api/hooks';
import { ListTable, type Column } from '../kit/data-table';
import { useFilters, useOwnAddress } from '../kit/filters';
import { baht, Moment, useAmountText } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { MoneyStateChip, useTerms } from '../terms/terms';
import type { TabProps } from './member-page';
import classes from './member.module.css';
import { useMemberMessages } from './messages';

const KINDS = 'COUPON,QUEST,TOURNAMENT,AFFILIATE,INCOME,CASHBACK';

const itemsOf = ({ items }: MoneyList): MoneyItem[] => items;

/** The turnover that is still required, and the bonuses that the member received. */
export default function BonusesTab({ member: { username, balance } }: TabProps) {
  const t = useMemberMessages();
  const { get } = useFilters();
  const ownAddress = useOwnAddress();
  const columns = useColumns();
  const list = useOfficeList('money.list', itemsOf, { query: { username, kinds: KINDS } });
  const { turnoverLeftSatang: left, withdrawableSatang } = balance;
  const free = baht(withdrawableSatang);
  const known = left === 0 ? t('requirementNone', { free }) : t('requirementText', { left: baht(left), free });
  const requirement = left === null ? t('requirementUnknown') : known;
  return (
    <div className={classes.stack}>
      <Panel title={t('requirement')}>
        <p>{requirement}</p>
      </Panel>
      <Panel title={t('bonuses')}>
        <ListTable
          label={t('bonuses')}
          list={list}
          columns={columns}
          rowKey={({ record, id }) => `${record}:${id}`}
          rowTo={({ record, id }) => ownAddress({ open: `${record}:${id}` })}
          isCurrent={({ record, id }) => get('open') === `${record}:${id}`}
          empty={<Empty title={t('bonusesEmpty')} />}
        />
      </Panel>
    </div>
  );
}

function useColumns(): Column<MoneyItem>[] {
  const t = useMemberMessages();
  const terms = useTerms();
  const amountText = useAmountText();
  return [
    { key: 'time', head: t('time'), cell: ({ createdAt }) => <Moment at={createdAt} />, fit: 'tight' },
    { key: 'what', head: t('what'), cell: ({ kind }) => terms(`kind.${kind}`), isLink: true },
    { key: 'state', head: t('state'), cell: ({ state }) => <MoneyStateChip state={state} />, fit: 'tight' },
    { key: 'amount', head: t('amount'), cell: amountText, fit: 'end' },
  ];
}
