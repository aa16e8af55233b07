import { useLogout, useSession } from '@housebrand/auth/react';
import type { Session } from '@housebrand/auth/react';
import { FailureScreen, sharedText, toast, usePath, usePortal } from '@housebrand/shared/react';
import type { FeatureRoute } from '@housebrand/shared/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { StartScreen } from '../layouts/start-screen';
import { useAgent } from '../site/agent-context';
import { portalText } from '../words';
import { guardRoute } from './guard-rule';
import type { GuardedSession } from './guard-rule';

/** What a guest wanted to see before the login; the guard leads back to it. */
export interface LoginState {
  from?: string;
}

function guarded(session: Session): GuardedSession {
  if (session.kind !== 'member') return { kind: session.kind };
  const { username, tier } = session.member;
  return { kind: 'member', username, menu: tier?.access?.menu ?? [] };
}

/** Lets a screen through, or leads where the guard's rule says. */
export function RouteGuard({ route, children }: { route: FeatureRoute; children: ReactNode }) {
  const { config } = useAgent();
  const { prefix } = usePortal();
  const session = useSession();
  const path = usePath();
  const location = useLocation();
  const verdict = guardRoute({ route, prefix, session: guarded(session), seamlessLogin: config.seamlessLogin });
  switch (verdict.kind) {
    case 'show':
      return children;
    case 'wait':
      return <StartScreen />;
    case 'unreachable':
      return session.kind === 'unreachable' ? (
        <FailureScreen error={session.error} onRetry={session.retry} isWhole headingLevel={1} />
      ) : null;
    case 'home': {
      const wanted = (location.state as LoginState | null)?.from;
      if (session.kind === 'guest') return <ToHomeAsGuest to={path()} />;
      return <Navigate to={wanted && route.access === 'guest' ? wanted : path()} replace />;
    }
    case 'login':
      return <EndSession to={path('login')} />;
    case 'maintenance':
      return <EndSession to={path()} isMaintenance />;
  }
}

/** The home with a word about why: the address asked for is a member's. */
function ToHomeAsGuest({ to }: { to: string }) {
  useEffect(() => toast.show(portalText('loginFirst')), []);
  return <Navigate to={to} replace />;
}

/** Logs out, then leads on. The browser is a guest at once, whatever the server answers. */
function EndSession({ to, isMaintenance = false }: { to: string; isMaintenance?: boolean }) {
  const logout = useLogout();
  useEffect(() => {
    if (isMaintenance) toast.show(sharedText('maintenance'), 'maintenance');
    logout().catch(() => undefined);
  }, [logout, isMaintenance]);
  return <Navigate to={to} replace />;
}
