import type { OfficeApproval, OfficeApprovals } from '@housebrand/office';
import { useOfficeList } from '../api/hooks';
import { usePolling } from '../api/polling';
import type { Column } from '../kit/data-table';
import { FilterSwitch, useFilters } from '../kit/filters';
import { baht, Moment } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { OpenList } from '../kit/open-list';
import { Empty } from '../kit/query-part';
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
  const columns = useApprovalColumns();
  const list = useOfficeList('approvals.list', approvalsOf, {
    query: { state: get('state') },
    repeatMs: usePolling(REPEAT_MS),
  });
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
      <OpenList
        title={t('title')}
        list={list}
        columns={columns}
        empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
        details={({ row, closeTo }) => row && <ApprovalDetails approval={row} closeTo={closeTo} />}
      />
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
