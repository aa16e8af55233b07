import type { OfficeApproval, OfficeApprovals } from '@housebrand/office';
import { useOfficeList } from '../api/hooks';
import { usePolling } from '../api/polling';
import { ListTable, type Column } from '../kit/data-table';
import { FilterSwitch, useFilters, useOwnAddress } from '../kit/filters';
import { baht, Moment } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { SplitView } from '../kit/split-view';
import { Page } from '../shell/page';
import { ApprovalStateChip, useTerms } from '../terms/terms';
import { ApprovalDetails } from './approval-details';
import { useApprovalMessages } from './messages';

const REPEAT_MS = 15_000;

const approvalsOf = ({ approvals }: OfficeApprovals): OfficeApproval[] => approvals;

/** What cashiers requested, and the decision of another person. */
export default function ApprovalsPage() {
  const t = useApprovalMessages();
  const { get } = useFilters();
  const ownAddress = useOwnAddress();
  const columns = useApprovalColumns();
  const list = useOfficeList('approvals.list', approvalsOf, {
    query: { state: get('state') },
    repeatMs: usePolling(REPEAT_MS),
  });
  const open = list.rows?.find(({ id }) => id === get('open'));
  const closeTo = ownAddress({ open: undefined });
  return (
    <Page title={t('title')}>
      <div className={classes.filters}>
        <FilterSwitch
          name="state"
          label={t('state')}
          options={[
            { value: undefined, text: t('open') },
            { value: 'DECIDED', text: t('decidedOnes') },
          ]}
        />
      </div>
      <SplitView closeTo={closeTo} side={open && <ApprovalDetails approval={open} closeTo={closeTo} />}>
        <Panel title={t('title')}>
          <ListTable
            label={t('title')}
            list={list}
            columns={columns}
            rowKey={({ id }) => id}
            rowTo={({ id }) => ownAddress({ open: id })}
            isCurrent={({ id }) => id === open?.id}
            empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
          />
        </Panel>
      </SplitView>
    </Page>
  );
}

function useApprovalColumns(): Column<OfficeApproval>[] {
  const t = useApprovalMessages();
  const terms = useTerms();
  return [
    { key: 'since', head: t('since'), cell: ({ requestedAt }) => <Moment at={requestedAt} />, fit: 'tight' },
    { key: 'what', head: t('what'), cell: ({ action }) => terms(`action.${action}`), isLink: true },
    { key: 'member', head: t('member'), cell: ({ username }) => username },
    { key: 'by', head: t('by'), cell: ({ requestedBy }) => requestedBy },
    { key: 'reason', head: t('reason'), cell: ({ reason }) => reason },
    { key: 'state', head: t('state'), cell: ({ state }) => <ApprovalStateChip state={state} />, fit: 'tight' },
    { key: 'amount', head: t('amount'), cell: ({ amountSatang }) => baht(amountSatang), fit: 'end' },
  ];
}
