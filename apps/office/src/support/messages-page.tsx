import type { StaffThread, StaffThreads } from '@housebrand/office';
import { Link } from 'react-router';
import { useOfficeList } from '../api/hooks';
import { usePolling } from '../api/polling';
import { StateChip, type Tone } from '../kit/chip';
import type { Column } from '../kit/data-table';
import { FilterSwitch, useFilters } from '../kit/filters';
import { Moment, useAmountText } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Opened, OpenList } from '../kit/open-list';
import { Empty } from '../kit/query-part';
import { useAddress } from '../session/session-context';
import { Page } from '../shell/page';
import { useTerms } from '../terms/terms';
import { useSupportMessages } from './messages';
import { ThreadPanel } from './thread-panel';

const REPEAT_MS = 15_000;
const TONES: Record<StaffThread['state'], Tone> = { OPEN: 'warn', ANSWERED: 'good', CLOSED: 'neutral' };

const threadsOf = ({ threads }: StaffThreads): StaffThread[] => threads;

/** The members' questions, with the conversation beside them. */
export default function MessagesPage() {
  const t = useSupportMessages();
  const to = useAddress();
  const { get } = useFilters();
  const columns = useThreadColumns();
  const list = useOfficeList('support.list', threadsOf, {
    query: { state: get('state') },
    repeatMs: usePolling(REPEAT_MS),
  });
  const terms = useTerms();
  return (
    <Page title={t('title')}>
      <div className={classes.filters}>
        <FilterSwitch
          name="state"
          label={t('state')}
          options={[
            { value: undefined, text: terms('thread.OPEN') },
            ...(['ANSWERED', 'CLOSED'] as const).map((state) => ({ value: state, text: terms(`thread.${state}`) })),
          ]}
        />
      </div>
      <OpenList
        title={t('title')}
        list={list}
        columns={columns}
        empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
        details={({ id, row, closeTo }) => (
          <Opened title={row?.username ?? t('chosen')} closeTo={closeTo} closeLabel={t('closeDetails')}>
            {row && (
              <Link className={classes.textLink} to={to(`members/${row.username}`)}>
                {row.username}
              </Link>
            )}
            <ThreadPanel id={id} />
          </Opened>
        )}
      />
    </Page>
  );
}

function useThreadColumns(): Column<StaffThread>[] {
  const t = useSupportMessages();
  const terms = useTerms();
  const amountText = useAmountText();
  return [
    { key: 'since', head: t('since'), cell: ({ since }) => <Moment at={since} />, fit: 'tight' },
    { key: 'member', head: t('member'), cell: ({ username }) => username, isLink: true, fit: 'tight' },
    { key: 'last', head: t('lastMessage'), cell: ({ last }) => last.text },
    {
      key: 'about',
      head: t('about'),
      cell: ({ payment }) => (payment ? amountText(payment) : t('general')),
      fit: 'end',
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ state }) => <StateChip tone={TONES[state]}>{terms(`thread.${state}`)}</StateChip>,
      fit: 'tight',
    },
  ];
}
