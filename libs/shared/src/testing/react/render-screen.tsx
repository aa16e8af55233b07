import type { Language, Member } from '@housebrand/shared';
import { createI18n, createQueryClient, PortalProvider, type Portal } from '@housebrand/shared/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router';
import { aMember } from './a-member';
import { serveAnswers, type Answers } from './answers';

// A busy machine needs longer than the default.
configure({ asyncUtilTimeout: 30_000 });

/** The visitor, address, language and server replies of a screen under test. */
export interface ScreenSetting {
  /** The initial address, including the prefix, which is also the site's. */
  at?: string;
  /** The logged-in member; `null` for a guest. */
  member?: Member | null;
  /** The server's replies by address; without them every call is refused. */
  answers?: Answers;
  /** The time of the server's replies; without it the screen knows only the device's clock. */
  serverTime?: Date;
  language?: Language;
  /** Other site facts for screens. */
  portal?: Partial<Portal>;
}

/**
 * Renders a screen with its surroundings in the app: query client, router, portal, messages and a server. The
 * result's `sent` lists the requests so far, in the order sent.
 */
export function renderScreen(screen: ReactNode, setting: ScreenSetting = {}) {
  const { sent, Surroundings } = surroundings(setting);
  return { ...render(screen, { wrapper: Surroundings }), sent };
}

/**
 * Renders a screen on the server and hydrates it. The result's `errors` lists what React had to repair, such as
 * differing content.
 *
 * @param meanwhile changes the page before hydration
 */
export function hydrateScreen(
  screen: ReactNode,
  setting: ScreenSetting = {},
  meanwhile: (page: HTMLElement) => void = () => undefined,
) {
  const { sent, Surroundings } = surroundings(setting);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Surroundings>{screen}</Surroundings>);
  meanwhile(container);
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => void errors.push(error);
  const view = render(screen, { wrapper: Surroundings, container, hydrate: true, onRecoverableError });
  return { ...view, sent, errors };
}

/** {@link renderScreen} for a hook. */
export function renderPortalHook<T>(hook: () => T, setting: ScreenSetting = {}) {
  const { sent, Surroundings } = surroundings(setting);
  return { ...renderHook(hook, { wrapper: Surroundings }), sent };
}

function surroundings(setting: ScreenSetting) {
  const { at = '/MTO', member = aMember(), answers = {}, serverTime, language = 'th', portal } = setting;
  createI18n(language);
  const sent = serveAnswers(answers, serverTime);
  const prefix = at.split('/')[1] ?? 'MTO';
  const whole: Portal = {
    prefix,
    name: `${prefix} Lounge`,
    member,
    refreshMember: () => undefined,
    timeZone: 'Asia/Bangkok',
    minimumAge: 20,
    contactHref: null,
    ...portal,
  };
  return {
    sent,
    Surroundings: ({ children }: { children: ReactNode }) => <Around at={at} portal={whole} children={children} />,
  };
}

function Around({ at, portal, children }: { at: string; portal: Portal; children: ReactNode }) {
  const [client] = useState(clientForTests);
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <PortalProvider portal={portal}>{children}</PortalProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** The portal's client without retries: a failure shows at once. */
function clientForTests() {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false }, ...(mutations && { mutations }) });
  return client;
}
