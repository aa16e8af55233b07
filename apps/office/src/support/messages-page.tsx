import type { StaffThread, StaffThreads } from '@housebrand/office';
import { CloseButton } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useOfficeList } from '../api/hooks';
import { usePolling } from '../api/polling';
import { StateChip, type Tone } from '../kit/chip';
import { ListTable, type Column } from '../kit/data-table';
import { FilterSwitch, useFilters, useOwnAddress } from '../kit/filters';
import { Moment, useAmountText } from '../kit/formats';
import classes from '../kit/kit.module.css';
import { Panel } from '../kit/panel';
import { Empty } from '../kit/query-part';
import { SplitView } from '../kit/split-view';
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
  const navigate = useNavigate();
  const { get } = useFilters();
  const ownAddress = useOwnAddress();
  const columns = useThreadColumns();
  const list = useOfficeList('support.list', threadsOf, {
    query: { state: get('state') },
    repeatMs: usePolling(REPEAT_MS),
  });
  const terms = useTerms();
  const openId = get('open');
  const open = list.rows?.find(({ id }) => id === openId);
  const closeTo = ownAddress({ open: undefined });
  const side = openId && (
    <div className={classes.form}>
      <div className={classes.head}>
        <h2>{open?.username ?? t('chosen')}</h2>
        <CloseButton size="sm" aria-label={t('closeDetails')} onClick={() => void navigate(closeTo)} />
      </div>
      {open && (
        <Link className={classes.textLink} to={to(`members/${open.username}`)}>
          {open.username}
        </Link>
      )}
      <ThreadPanel id={openId} />
    </div>
  );
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
      <SplitView closeTo={closeTo} side={side}>
        <Panel title={t('title')}>
          <ListTable
            label={t('title')}
            list={list}
            columns={columns}
            rowKey={({ id }) => id}
            rowTo={({ id }) => ownAddress({ open: id })}
            isCurrent={({ id }) => id === openId}
            empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
          />
        </Panel>
      </SplitView>
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
