import { CHANGE_PASSWORD_PATH } from '@housebrand/auth';
import { forgetSessionEnd, keepSessionEnd, logout, readSessionEnd, useSession } from '@housebrand/auth/react';
import type { Session } from '@housebrand/auth/react';
import {
  AppBar,
  FailureScreen,
  lastUsername,
  LinkButton,
  sharedText,
  toast,
  useLanguage,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import type { MenuKey, Page } from '@housebrand/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAgent } from '../agent/agent-context';
import { portalText, usePortalMessages } from '../messages';
import { useCarried } from '../site/carried-query';
import { guardRoute } from './guard-rule';
import type { GuardedSession } from './guard-rule';
import { forgetExit, leadOut, leadOutExpired, useSessionExit } from './session-exit';

/** The page that a guest requested before the login; the guard returns to it. */
export interface LoginState {
  from?: string;
}

function guarded(session: Session): GuardedSession {
  if (session.kind !== 'member') return { kind: session.kind };
  const { username, tier } = session.member;
  return { kind: 'member', username, menu: tier?.access?.menu ?? [] };
}

interface RouteGuardProps {
  page: Page;
  /** Replaces a page whose menu is closed to the member. */
  closed: (menu: MenuKey) => ReactNode;
  /** Renders the page; an argument replaces its screen and leaves the layout. */
  children: (instead?: 'skeleton' | ReactNode) => ReactNode;
}

/** Shows a screen, or redirects as the guard decides. */
export function RouteGuard({ page, closed, children }: RouteGuardProps) {
  const { config } = useAgent();
  const { prefix } = usePortal();
  const session = useSession();
  const path = usePath();
  const location = useLocation();
  const verdict = guardRoute({ page, prefix, session: guarded(session) });
  const isGuest = session.kind === 'guest';
  const hadSession = useRef(false);
  if (!isGuest) hadSession.current = true;
  const hasArrived = isGuest && verdict.kind === 'show';
  const isBack = session.kind === 'member' && verdict.kind !== 'home';
  const to = useCarried();
  const here = location.pathname + location.search;
  useEffect(() => {
    if (hasArrived) forgetExit();
    if (isBack) forgetSessionEnd();
  }, [hasArrived, isBack]);
  switch (verdict.kind) {
    case 'show':
      return children();
    case 'closed':
      return closed(verdict.menu);
    case 'wait':
      return children('skeleton');
    case 'unreachable':
      return session.kind === 'unreachable' ? children(<Unreachable page={page} session={session} />) : null;
    case 'changePassword':
      return <Navigate to={to(path(CHANGE_PASSWORD_PATH))} replace />;
    case 'home': {
      if (isGuest)
        return <RedirectGuest from={here} home={to(path())} login={to(path('login'))} isNew={!hadSession.current} />;
      const wanted = (location.state as LoginState | null)?.from ?? readSessionEnd(prefix)?.from;
      return <Navigate to={to(wanted ?? path())} replace />;
    }
    case 'login':
      return (
        <EndSession
          to={to(path('login'))}
          from={page.access === 'guest' ? path() : here}
          isMaintenance={config.seamlessLogin.isUnderMaintenance}
          isExpired={session.kind === 'invalid'}
        />
      );
  }
}

interface UnreachableProps {
  page: Page;
  session: Extract<Session, { kind: 'unreachable' }>;
}

/** Replaces a member's screen while the member system does not report the member. */
function Unreachable({ page, session }: UnreachableProps) {
  const t = usePortalMessages();
  const path = usePath();
  return (
    <>
      <AppBar title={page.title[useLanguage()]} />
      <main>
        <FailureScreen
          error={session.error}
          onRetry={() => void session.retry()}
          isWhole
          secondary={
            <LinkButton variant="plain" to={path()}>
              {t('toHome')}
            </LinkButton>
          }
        />
      </main>
    </>
  );
}

interface RedirectGuestProps {
  /** The address that the guest entered. */
  from: string;
  home: string;
  login: string;
  /** The page started without a session. */
  isNew: boolean;
}

/**
 * Redirects to where the session's end leads: the login, after it ended in another tab; otherwise home, with an
 * explanation for a guest who entered a member's address, and a way back there after the login.
 */
function RedirectGuest({ from, home, login, isNew }: RedirectGuestProps) {
  const { prefix } = usePortal();
  const exit = useSessionExit(({ to }) => to);
  const isEntered = isNew && exit === null;
  const [endedElsewhere] = useState(() => isEntered && readSessionEnd(prefix)?.cause === 'elsewhere');
  const shouldNotify = isEntered && !endedElsewhere;
  useEffect(() => {
    if (!shouldNotify) return;
    keepSessionEnd({ prefix, cause: 'guest', from, username: null, money: null });
    toast.show(portalText('loginFirst'));
  }, [shouldNotify, prefix, from]);
  return <Navigate to={endedElsewhere ? login : (exit ?? home)} replace />;
}

interface EndSessionProps {
  to: string;
  /** The address to return to after the login. */
  from: string;
  isMaintenance: boolean;
  /** The session ended without a logout. */
  isExpired: boolean;
}

/** Logs out, then redirects. The browser is a guest at once, whatever the server replies. */
function EndSession({ to, from, isMaintenance, isExpired }: EndSessionProps) {
  const client = useQueryClient();
  const { prefix } = usePortal();
  useEffect(() => {
    if (isMaintenance) toast.show(sharedText('maintenance'), 'maintenance');
    const username = lastUsername(prefix);
    // before the end is kept, because it forgets what is kept of the member
    logout(client).catch(() => undefined);
    if (isExpired && !isMaintenance) leadOutExpired(to, { prefix, cause: 'expired', from, username, money: null });
    else leadOut(to);
  }, [client, isMaintenance, isExpired, to, from, prefix]);
  return <Navigate to={to} replace />;
}
