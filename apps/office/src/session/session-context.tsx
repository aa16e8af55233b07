import type { OfficeAgent, OfficeOperationName, OfficeSession } from '@housebrand/office';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router';

/** What the pages of an open session may know about it. */
export interface OpenSession extends OfficeSession {
  /** Ends the session on this device. */
  logOut: () => void;
}

const Context = createContext<OpenSession | null>(null);

/** Provides the session to all pages. */
export function SessionProvider({
  session,
  logOut,
  children,
}: {
  session: OfficeSession;
  logOut: () => void;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ ...session, logOut }), [session, logOut]);
  return <Context value={value}>{children}</Context>;
}

/** Returns the open session. @throws Error outside of a session */
export function useOfficeSession(): OpenSession {
  const session = useContext(Context);
  if (!session) throw new Error('This page needs a session.');
  return session;
}

/** Returns the agent that the address names. @throws Error when the session may not act for it */
export function useAgent(): OfficeAgent {
  const { agents } = useOfficeSession();
  const { agent } = useParams();
  const found = agents.find(({ prefix }) => prefix === agent);
  if (!found) throw new Error('This page needs an agent.');
  return found;
}

/** Returns a function that says whether the session may perform an operation. */
export function useMay(): (operation: OfficeOperationName) => boolean {
  const { operations } = useOfficeSession();
  return (operation) => operations.includes(operation);
}

/** Returns a function that builds addresses of the agent's pages: `to('members')` → `/MTO/members`. */
export function useAddress(): (page: string) => string {
  const { prefix } = useAgent();
  return (page) => `/${prefix}/${page}`;
}
