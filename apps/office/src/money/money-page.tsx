import type { MoneyPage as Content } from '@housebrand/office';
import { Link, useParams } from 'react-router';
import { DataTable, type Column } from '../kit/data-table';
import { Moment, signedAmount, signedCount, useAmountText } from '../kit/formats';
import { Panel } from '../kit/panel';
import { QueryPart } from '../kit/query-part';
import { useAddress, useMay } from '../session/session-context';
import { Page } from '../shell/page';
import { ThreadPanel } from '../support/thread-panel';
import { ApprovalStateChip, MoneyStateChip, useTermName, useTerms } from '../terms/terms';
import { useMoneyMessages } from './messages';
import { MoneyAdvice, useMoneyPage } from './money-details';
import { MoneySides, Timeline } from './money-sides';
import classes from './money.module.css';

/** The page of a payment or move: its story, both sides, postings, approvals, actions and the member's question. */
export default function MoneyPage() {
  const { record = '', id = '' } = useParams();
  const query = useMoneyPage(record, id);
  return <QueryPart query={query}>{(page) => <MoneyContent page={page} />}</QueryPart>;
}

function MoneyContent({ page }: { page: Content }) {
  const t = useMoneyMessages();
  const terms = useTerms();
  const amountText = useAmountText();
  const may = useMay();
  const to = useAddress();
  const { item } = page;
  const postings = usePostingColumns();
  const approvals = useApprovalColumns();
  return (
    <Page
      title={`${terms(`kind.${item.kind}`)} ${amountText(item)}`}
      actions={
        <>
          <MoneyStateChip state={item.state} />
          {may('members.read') && (
            <Link className={classes.link} to={to(`members/${item.username}?open=${item.record}:${item.id}`)}>
              {item.username}
            </Link>
          )}
        </>
      }
    >
      <div className={classes.pageGrid}>
        <div className={classes.column}>
          <Panel title={t('bothSides')}>
            <div className={classes.details}>
              <MoneySides page={page} />
              {item.failure && <p className={classes.failureText}>{item.failure}</p>}
              <MoneyAdvice page={page} />
            </div>
          </Panel>
          {page.postings.length > 0 && (
            <Panel title={t('postings')}>
              <DataTable
                label={t('postings')}
                columns={postings}
                rows={page.postings}
                rowKey={({ account, at, unit, amount }) => `${account} ${at} ${unit} ${amount}`}
              />
            </Panel>
          )}
          {page.approvals.length > 0 && (
            <Panel title={t('approvals')}>
              <DataTable label={t('approvals')} columns={approvals} rows={page.approvals} rowKey={({ id }) => id} />
            </Panel>
          )}
        </div>
        <div className={classes.column}>
          <Panel title={t('story')}>
            <Timeline entries={page.timeline} />
          </Panel>
          {page.thread && may('support.read') && (
            <section className={classes.column}>
              <ThreadPanel id={page.thread} />
            </section>
          )}
        </div>
      </div>
    </Page>
  );
}

function usePostingColumns(): Column<Content['postings'][number]>[] {
  const t = useMoneyMessages();
  const nameOf = useTermName();
  const accountName = (account: string): string => {
    const [kind = '', username = ''] = account.split(':');
    return `${nameOf('account', kind)} ${username}`.trim();
  };
  return [
    { key: 'at', head: t('time'), cell: ({ at }) => <Moment at={at} />, fit: 'tight' },
    { key: 'account', head: t('account'), cell: ({ account }) => accountName(account) },
    {
      key: 'amount',
      head: t('amount'),
      cell: ({ unit, amount }) => (unit === 'CREDIT' ? signedAmount(amount) : signedCount(amount)),
      fit: 'end',
    },
  ];
}

function useApprovalColumns(): Column<Content['approvals'][number]>[] {
  const t = useMoneyMessages();
  const terms = useTerms();
  return [
    { key: 'at', head: t('time'), cell: ({ requestedAt }) => <Moment at={requestedAt} />, fit: 'tight' },
    { key: 'what', head: t('what'), cell: ({ action, reason }) => `${terms(`action.${action}`)}: ${reason}` },
    {
      key: 'by',
      head: t('member'),
      cell: ({ requestedBy, decidedBy }) => [requestedBy, decidedBy].filter(Boolean).join(' → '),
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <ApprovalStateChip state={state} />, fit: 'tight' },
  ];
}
