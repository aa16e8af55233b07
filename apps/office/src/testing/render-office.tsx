import { operationsOf, type OfficeRole, type OfficeSession } from '@housebrand/office';
import type { Language } from '@housebrand/shared';
import { createI18n, createQueryClient } from '@housebrand/shared/react';
import { serveAnswers, type Answers } from '@housebrand/shared/testing/react';
import { configure, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { App } from '../app';
import { aSite } from './samples';

// A busy machine needs longer than the default.
configure({ asyncUtilTimeout: 30_000 });

const HOUR_MS = 3_600_000;

/** An open session of MTO; pass the fields that matter. */
export function aSession(role: OfficeRole = 'head', differences: Partial<OfficeSession> = {}): OfficeSession {
  return {
    username: `mto.${role}`,
    role,
    agent: 'MTO',
    stage: 'OPEN',
    endsAt: new Date(Date.now() + HOUR_MS / 2).toISOString(),
    latestEndsAt: new Date(Date.now() + 12 * HOUR_MS).toISOString(),
    operations: operationsOf(role),
    agents: [{ prefix: 'MTO', name: 'MTO Lounge', timeZone: 'Asia/Bangkok' }],
    limitSatang: 1_000_000,
    ...differences,
  };
}

/** The office under test: its address, session, language and the server's replies. */
export interface OfficeSetting {
  at: string;
  /** `null`: there is none. */
  session?: OfficeSession | null;
  answers?: Answers;
  language?: Language;
}

/** Renders the whole office. `sent` lists the requests so far; `address` is the page's path and query. */
export function renderOffice({ at, session = aSession(), answers = {}, language = 'en' }: OfficeSetting) {
  prepareBrowser();
  createI18n(language);
  const sent = serveAnswers({
    ...(session && { 'GET /api/office/session': session, 'GET /api/office/site': aSite() }),
    ...answers,
  });
  const client = createQueryClient();
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { retry: false } });
  let address = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <App client={client} env="test" />
      <Address />
    </MemoryRouter>,
  );
  return { ...view, sent, address: () => address };
}

/** Adds what Mantine uses and jsdom lacks. */
function prepareBrowser(): void {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: (entries: object[]) => void) {}
    // every element is as wide as a phone
    observe() {
      this.tell([{ contentRect: { width: 360, height: 640 } }]);
    }
    unobserve() {}
    disconnect() {}
  } as never;
  Object.defineProperty(document, 'fonts', {
    value: { addEventListener: () => undefined, removeEventListener: () => undefined },
    configurable: true,
  });
  Element.prototype.scrollIntoView = () => undefined;
}
