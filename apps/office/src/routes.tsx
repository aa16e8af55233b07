import type { OfficeOperationName } from '@housebrand/office';
import { lazy, type ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes, useParams } from 'react-router';
import { Empty } from './kit/query-part';
import { useSessionMessages } from './session/messages';
import { useMay, useOfficeSession } from './session/session-context';
import { NotFoundPage } from './shell/not-found';
import { Shell } from './shell/shell';

/** A page of an agent, and the operation that opens it. */
interface OfficePage {
  path: string;
  operation: OfficeOperationName;
  Page: ComponentType;
}

const PAGES: readonly OfficePage[] = [
  { path: 'today', operation: 'today.read', Page: lazy(() => import('./today/today-page')) },
  { path: 'members', operation: 'members.search', Page: lazy(() => import('./members/members-page')) },
  { path: 'members/:username/:tab?', operation: 'members.read', Page: lazy(() => import('./members/member-page')) },
  { path: 'money', operation: 'money.list', Page: lazy(() => import('./money/money-list-page')) },
  { path: 'money/paid', operation: 'money.list', Page: lazy(() => import('./money/paid-page')) },
  { path: 'money/:record/:id', operation: 'money.read', Page: lazy(() => import('./money/money-page')) },
  { path: 'approvals', operation: 'approvals.list', Page: lazy(() => import('./approvals/approvals-page')) },
  { path: 'cases', operation: 'cases.list', Page: lazy(() => import('./cases/cases-page')) },
  { path: 'cases/runs', operation: 'cases.list', Page: lazy(() => import('./cases/runs-page')) },
  { path: 'messages', operation: 'support.list', Page: lazy(() => import('./support/messages-page')) },
  { path: 'campaigns/:kind?', operation: 'campaigns.read', Page: lazy(() => import('./campaigns/campaigns-page')) },
  { path: 'content/:kind?', operation: 'campaigns.read', Page: lazy(() => import('./campaigns/content-page')) },
  { path: 'theme', operation: 'campaigns.read', Page: lazy(() => import('./campaigns/theme-page')) },
  { path: 'reports', operation: 'reports.read', Page: lazy(() => import('./reports/reports-page')) },
  { path: 'reports/agents', operation: 'reports.agents', Page: lazy(() => import('./reports/agents-page')) },
  { path: 'reports/rounds', operation: 'rounds.list', Page: lazy(() => import('./reports/rounds-page')) },
  { path: 'staff', operation: 'staff.list', Page: lazy(() => import('./staff/staff-page')) },
  { path: 'keys', operation: 'keys.read', Page: lazy(() => import('./keys/keys-page')) },
  { path: 'audit', operation: 'audit.list', Page: lazy(() => import('./audit/audit-page')) },
  { path: 'webhooks', operation: 'webhooks.read', Page: lazy(() => import('./webhooks/webhooks-page')) },
  { path: 'webhooks/:id', operation: 'webhooks.read', Page: lazy(() => import('./webhooks/webhook-page')) },
];

/** All addresses of the office: `/{agent}/{page}`. Pages that the role does not open do not exist. */
export function OfficeRoutes() {
  const may = useMay();
  const { agents } = useOfficeSession();
  const home = `/${agents[0]?.prefix}/today`;
  return (
    <Routes>
      <Route path="/" element={<Navigate to={home} replace />} />
      <Route path="/:agent" element={<AgentGate />}>
        <Route element={<Shell />}>
          <Route index element={<Navigate to="today" replace />} />
          {PAGES.filter(({ operation }) => may(operation)).map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** Shows an agent's pages only to accounts that may act for it. */
function AgentGate() {
  const t = useSessionMessages();
  const { agents } = useOfficeSession();
  const { agent = '' } = useParams();
  if (agents.some(({ prefix }) => prefix === agent)) return <Outlet key={agent} />;
  return (
    <main>
      <Empty title={t('noAgentTitle')} text={t('noAgentText', { prefix: agent })} />
    </main>
  );
}
