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

/** What an element tells its page. Each bubbles. */
export interface EmbedEvents {
  /** Somebody logged in or out. */
  'hb-session': { username: string | null };
  /** A member's balance was read: baht, and whole satang. */
  'hb-balance': { balance: number; balanceSatang: number };
  /** A member wants a page of the cashier. Prevented, the elements do nothing of themselves. */
  'hb-open': { page: string };
}

/** @returns whether nobody prevented it */
export function notify<Name extends keyof EmbedEvents>(
  from: HTMLElement,
  name: Name,
  detail: EmbedEvents[Name],
): boolean {
  return from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, cancelable: true, composed: true }));
}

/** One for all elements of the page: who logs in at one is logged in at all, and each reads once. */
const queryClient = createQueryClient();
const tokens = memoryTokens();

/** Around what an element shows: its attributes as our provider's settings, and its events. */
export function Embedded({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const baseUrl = element.getAttribute('base-url') ?? '';
  const isElsewhere = new URL(baseUrl, element.baseURI).origin !== new URL(element.baseURI).origin;
  return (
    <MemoryRouter>
      <HousebrandProvider
        prefix={element.getAttribute('prefix') ?? ''}
        baseUrl={baseUrl}
        tokens={isElsewhere ? tokens : undefined}
        language={element.getAttribute('language') ?? 'th'}
        look={lookOf(element.getAttribute('look'))}
        routes={CASHIER}
        queryClient={queryClient}
      >
        <News element={element} />
        <div className={classes.ground}>{children}</div>
      </HousebrandProvider>
    </MemoryRouter>
  );
}

/** `agent` (also when it is left out), `page`, or ten colours as JSON. */
function lookOf(attribute: string | null): ThemeColors | 'agent' | 'page' {
  if (attribute === null || attribute === '' || attribute === 'agent') return 'agent';
  return attribute === 'page' ? attribute : (JSON.parse(attribute) as ThemeColors);
}

function News({ element }: { element: HTMLElement }) {
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
