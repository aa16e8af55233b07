import type { OfficeOperationName } from '@housebrand/office';
import type { MemberPage as Content } from '@housebrand/office';
import { lazy, Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router';
import { useOffice } from '../api/hooks';
import { usePolling } from '../api/polling';
import { useFilters, useOwnAddress } from '../kit/filters';
import { Bones, QueryPart } from '../kit/query-part';
import { SplitView } from '../kit/split-view';
import { Tabs } from '../kit/tabs';
import { useAddress, useMay } from '../session/session-context';
import { NotFoundPage } from '../shell/not-found';
import { MemberHead } from './member-head';
import { MemberSide } from './member-side';
import { useMemberMessages } from './messages';
import { StatementTab } from './statement-tab';
import { useTitle } from '../shell/use-title';

const REPEAT_MS = 30_000;

/** What a tab of the page shows. */
export interface TabProps {
  member: Content;
}

const named = (load: () => Promise<{ default: ComponentType<TabProps> }>) => lazy(load);

const TABS = {
  statement: { operation: 'members.statement', Tab: StatementTab },
  play: { operation: 'members.play', Tab: named(() => import('./play-tab')) },
  bonuses: { operation: 'money.list', Tab: named(() => import('./bonuses-tab')) },
  limits: { operation: 'members.limits', Tab: named(() => import('./limits-tab')) },
  devices: { operation: 'members.sessions', Tab: named(() => import('./devices-tab')) },
  referrals: { operation: 'members.referrals', Tab: named(() => import('./referrals-tab')) },
  notes: { operation: 'members.notes', Tab: named(() => import('./notes-tab')) },
  audit: { operation: 'members.audit', Tab: named(() => import('./audit-tab')) },
} as const satisfies Record<string, { operation: OfficeOperationName; Tab: ComponentType<TabProps> }>;
type TabName = keyof typeof TABS;
const TAB_NAMES = Object.keys(TABS) as TabName[];

/** Everything about a member: the head with figures and actions, tabs, and the chosen payment beside them. */
export default function MemberPage() {
  const { username = '', tab = 'statement' } = useParams();
  const query = useOffice<Content>('members.read', { path: { username }, repeatMs: usePolling(REPEAT_MS) });
  const name = TAB_NAMES.find((known) => known === tab);
  useTitle(username);
  if (!name) return <NotFoundPage />;
  return (
    <QueryPart query={query} rows={10}>
      {(member) => <MemberContent member={member} tab={name} />}
    </QueryPart>
  );
}

function MemberContent({ member, tab }: { member: Content; tab: TabName }) {
  const t = useMemberMessages();
  const may = useMay();
  const to = useAddress();
  const { get } = useFilters();
  const ownAddress = useOwnAddress();
  const { username, counts } = member;
  const numbers: Partial<Record<TabName, number>> = {
    statement: counts.openMoney,
    devices: counts.sessions,
    referrals: counts.downlines,
    notes: counts.notes,
  };
  const open = get('open');
  const closeTo = ownAddress({ open: undefined });
  const { Tab } = TABS[tab];
  return (
    <SplitView closeTo={closeTo} side={open && <MemberSide username={username} open={open} closeTo={closeTo} />}>
      <MemberHead member={member} />
      <Tabs
        label={t('tabs')}
        current={tab}
        tabs={TAB_NAMES.filter((name) => may(TABS[name].operation)).map((name) => ({
          key: name,
          text: t(`tab.${name}`),
          to: to(`members/${username}${name === 'statement' ? '' : `/${name}`}`),
          count: numbers[name],
        }))}
      />
      <Suspense fallback={<Bones rows={6} />}>
        <Tab member={member} />
      </Suspense>
    </SplitView>
  );
}
