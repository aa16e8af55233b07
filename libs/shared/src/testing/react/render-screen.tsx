import type { Language, Member } from '@housebrand/shared';
import { createI18n, createQueryClient, PortalProvider, type Portal } from '@housebrand/shared/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router';
import { aMember } from './a-member';
import { serveAnswers, type Answers } from './answers';

// what is waited for comes, on a busy machine later
configure({ asyncUtilTimeout: 30_000 });

/** Who looks at a screen, where, in which language, and what the server answers. */
export interface ScreenSetting {
  /** Where the history begins, prefix included; the prefix is the site's. */
  at?: string;
  /** Who is logged in; `null` for a guest. */
  member?: Member | null;
  /** What the server answers, by address; without it every call is refused. */
  answers?: Answers;
  language?: Language;
  /** The rest of what screens know of the site. */
  portal?: Partial<Portal>;
}

/**
 * Everything a screen finds around itself in the app: client, router, portal, words and a server. `sent` in the answer: the
 * requests so far, in the order they were sent.
 */
export function renderScreen(screen: ReactNode, setting: ScreenSetting = {}) {
  const { sent, Surroundings } = surroundings(setting);
  return { ...render(screen, { wrapper: Surroundings }), sent };
}

/**
 * A screen that the server has drawn, taken over by the browser. `errors` in the answer: what React had to mend, such as
 * something else on the page than it draws itself.
 *
 * @param meanwhile what happens on the page before it is taken over
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

/** The same around a hook. */
export function renderPortalHook<T>(hook: () => T, setting: ScreenSetting = {}) {
  const { sent, Surroundings } = surroundings(setting);
  return { ...renderHook(hook, { wrapper: Surroundings }), sent };
}

function surroundings(setting: ScreenSetting) {
  const { at = '/MTO', member = aMember(), answers = {}, language = 'th', portal } = setting;
  createI18n(language);
  const sent = serveAnswers(answers);
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

/** The portal's own, but nothing is asked twice: a failure shows at once. */
function clientForTests() {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false }, ...(mutations && { mutations }) });
  return client;
}
