import type { OfficeSession } from '@housebrand/office';
import { ApiError, useQuery } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { callOffice, onSessionEnd } from '../api/call';
import { OFFICE_KEY } from '../api/hooks';
import { Bones, Failure } from '../kit/query-part';
import classes from './login.module.css';
import { LoginPage } from './login-page';
import { SessionProvider } from './session-context';

const SESSION_KEY = ['office-session'];

/** Reads the session; `null`: there is none. @throws ApiError */
async function readSession(signal: AbortSignal): Promise<OfficeSession | null> {
  try {
    return await callOffice<OfficeSession>('session.read', { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Shows the pages to an open session, and the login to everyone else. The address stays, so that work goes on where it was. */
export function SessionGate({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [isEnded, setIsEnded] = useState(false);
  const query = useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => readSession(signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const change = useCallback(
    (session: OfficeSession | null) => {
      client.setQueryData(SESSION_KEY, session);
      if (session === null) client.removeQueries({ queryKey: [OFFICE_KEY] });
    },
    [client],
  );
  const logOut = useCallback(() => {
    setIsEnded(false);
    void callOffice('logout').catch(() => null);
    change(null);
  }, [change]);
  useEffect(
    () =>
      onSessionEnd(() => {
        setIsEnded(true);
        change(null);
      }),
    [change],
  );
  const session = query.data;
  if (session === undefined) {
    return (
      <main className={classes.page}>
        <div className={classes.card}>
          {query.error ? <Failure error={query.error} onRetry={() => void query.refetch()} /> : <Bones rows={4} />}
        </div>
      </main>
    );
  }
  if (session?.stage !== 'OPEN' || pathname === '/invitation') {
    return <LoginPage session={session} isEnded={isEnded} onSession={change} />;
  }
  return (
    <SessionProvider session={session} logOut={logOut}>
      {children}
    </SessionProvider>
  );
}
