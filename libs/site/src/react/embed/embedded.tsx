import { useSession } from '@housebrand/auth/react';
import { createQueryClient, usePortal } from '@housebrand/shared/react';
import type { ThemeColors } from '@housebrand/theming';
import { useCredit } from '@housebrand/wallet/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { memoryTokens } from '../connection';
import { HousebrandProvider } from '../housebrand-provider';
import classes from './embed.module.css';
import { CASHIER } from './pages';

/** The events of an element. All of them bubble. */
export interface EmbedEvents {
  /** A member logged in or out. */
  'hb-session': { username: string | null };
  /** A member's credit was read: baht, and integer satang. */
  'hb-balance': { balance: number; balanceSatang: number };
  /** A member requests a page of the cashier. If the event is prevented, the elements do nothing. */
  'hb-open': { page: string };
}

/** Dispatches an event from an element. @returns whether no listener prevented it */
export function notify<Name extends keyof EmbedEvents>(
  from: HTMLElement,
  name: Name,
  detail: EmbedEvents[Name],
): boolean {
  return from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true, composed: true }));
}

/** Shared by all elements of the page: a login at one applies to all, and each query runs once. */
const queryClient = createQueryClient();
const tokens = memoryTokens();

/** Surrounds an element's content: passes attributes to the provider as settings, and dispatches events. */
export function Embedded({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const baseUrl = element.getAttribute('base-url') ?? '';
  const isElsewhere = new URL(baseUrl, element.baseURI).origin !== new URL(element.baseURI).origin;
  return (
    <MemoryRouter>
      <HousebrandProvider
        prefix={element.getAttribute('prefix') ?? ''}
        baseUrl={baseUrl}
        tokens={isElsewhere ? tokens : undefined}
        language={element.getAttribute('language') ?? undefined}
        look={lookOf(element.getAttribute('look'))}
        routes={CASHIER}
        queryClient={queryClient}
      >
        <EventDispatcher element={element} />
        <div className={classes.ground}>{children}</div>
      </HousebrandProvider>
    </MemoryRouter>
  );
}

/** Parses the look: `agent` (the default), `page`, or ten colours as JSON. */
function lookOf(attribute: string | null): ThemeColors | 'agent' | 'page' {
  if (attribute === null || attribute === '' || attribute === 'agent') return 'agent';
  return attribute === 'page' ? attribute : (JSON.parse(attribute) as ThemeColors);
}

function EventDispatcher({ element }: { element: HTMLElement }) {
  const session = useSession();
  const { member } = usePortal();
  const { data } = useCredit(member);
  const { balance, balanceSatang } = data ?? {};
  const username = member?.username ?? null;
  const isKnown = session.kind === 'guest' || username !== null;
  useEffect(() => {
    if (isKnown) notify(element, 'hb-session', { username });
  }, [element, isKnown, username]);
  useEffect(() => {
    if (balance !== undefined && balanceSatang !== undefined) notify(element, 'hb-balance', { balance, balanceSatang });
  }, [element, balance, balanceSatang]);
  return null;
}
