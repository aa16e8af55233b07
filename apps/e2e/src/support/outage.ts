import { expect, type Page, type Route } from '@playwright/test';
import { type Screen, SCREENS } from './screen-list';
import { expectToast, sessionEnded } from './toasts';
import { spokenLanguage, type Language, t } from './messages';

/** Kinds of API outages. */
export const OUTAGES = ['stopped', 'slow', 'error', 'maintenance', 'tooMany', 'sessionOver', 'offline'] as const;

export type Outage = (typeof OUTAGES)[number];

const RETRY_AFTER_SECONDS = 9;

/** Error replies of the API, in the requested language. */
const REPLIES = {
  error: { status: 500, code: 500, message: ['server', 'internal', {}] },
  maintenance: { status: 503, code: 503, message: ['server', 'underMaintenance', {}] },
  tooMany: { status: 429, code: 429, message: ['server', 'tooManyRequests', { count: RETRY_AFTER_SECONDS }] },
  sessionOver: { status: 401, code: 1005, message: ['portal', 'sessionError', {}] },
} as const;

/** Calls that screens make for the reminder and the bell. They are optional, so their failure stays silent. */
const BESIDE = /^\/api\/apps\/(protection\/[^/]+\/[^/]+|notifications\/[^/]+\/[^/]+\/unread)$/;

/** Optional calls by screen, whose failure stays silent. */
const ADDED: Partial<Record<string, RegExp>> = {
  notifications: /\/provider\/announcements$/,
  'user-info': /\/affiliates\/summary\//,
  'chips to one member': /\/(members|payments\/(gift_sent|gift-allowance))$/,
};

/** Interrupts and restores the API for a page. */
export class ApiOutage {
  private readonly requested: string[] = [];
  private kind: Outage | null = null;
  private release: () => void = () => undefined;
  private held: Promise<void> = Promise.resolve();

  private constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {}

  static async on(page: Page, language: Language = spokenLanguage()): Promise<ApiOutage> {
    const outage = new ApiOutage(page, language);
    await page.route('**/api/**', (route) => outage.answer(route));
    return outage;
  }

  /** Returns the addresses that a screen has called since the outage started, without optional calls. */
  requestedFor({ name }: Screen): string[] {
    const isOwn = (address: string): boolean =>
      (name === 'play-safely' || !BESIDE.test(address)) && !ADDED[name]?.test(address);
    return [...new Set(this.requested.filter(isOwn))];
  }

  async begin(kind: Outage): Promise<void> {
    this.requested.length = 0;
    this.kind = kind;
    if (kind === 'slow') this.held = new Promise((resolve) => (this.release = resolve));
    // the service worker keeps the shell's files available offline
    if (kind === 'offline') await setOnline(this.page, false);
  }

  async end(): Promise<void> {
    const wasOffline = this.kind === 'offline';
    this.kind = null;
    this.release();
    if (wasOffline) await setOnline(this.page, true);
  }

  private async answer(route: Route): Promise<void> {
    const { kind } = this;
    const { pathname } = new URL(route.request().url());
    // screens do not wait for the stream; status 204 makes an EventSource stop reconnecting
    if (pathname === '/api/apps/live') return route.fulfill({ status: 204 });
    if (kind === null) return route.fallback();
    this.requested.push(pathname);
    if (kind === 'slow') {
      await this.held;
      return route.fallback();
    }
    if (kind === 'stopped' || kind === 'offline') return route.abort('connectionrefused');
    const { status, code, message } = REPLIES[kind];
    const [set, key, values] = message;
    await route.fulfill({
      status,
      headers: kind === 'tooMany' ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {},
      json: { code, message: t(set, key, values, this.language), requestId: 'a1f39c00-0000-4000-8000-000000007e2e' },
    });
  }
}

/** Simulates the browser's network status. */
const setOnline = (page: Page, isOnline: boolean): Promise<void> =>
  page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);

/** One screen per address, because outages do not depend on the state of a screen. */
export const ADDRESSES: readonly Screen[] = SCREENS.filter(
  ({ path }, at) => SCREENS.findIndex((other) => bare(other) === bare({ path })) === at,
);

function bare({ path }: Pick<Screen, 'path'>): string {
  return path('.').split('?')[0]!;
}

/** Opens a page that has loaded the session and nothing else. */
export async function startFrom(page: Page, prefix: string): Promise<void> {
  await page.goto(`/${prefix}/nothing-to-read?lang=${spokenLanguage()}`);
  const title = page.getByRole('heading', { level: 1, name: t('portal', 'notFoundTitle') });
  await expect(title).toBeVisible();
  await page.waitForLoadState('networkidle');
  // on a busy machine the network can be idle before React has taken over the page, which then follows no navigation
  const isTakenOver = () => title.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isTakenOver).toBe(true);
}

/** Navigates on the client, like a tap on a link. */
export async function leadTo(page: Page, screen: Screen, prefix: string): Promise<void> {
  await page.evaluate((address) => {
    const idx = ((window.history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    window.history.pushState({ idx, key: `${idx}`, usr: null }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, screen.path(prefix));
}

/** Waits until the screen has replaced the previous page. */
export async function expectArrived(page: Page, screen: Screen): Promise<void> {
  if (screen.name === 'not-found') return;
  await expect(page.getByRole('heading', { level: 1, name: t('portal', 'notFoundTitle') })).toHaveCount(0);
}

/** Waits until no loading indicator is visible. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByText(t('kit', 'loading'), { exact: true })).toHaveCount(0);
  await expect(page.locator('.start-screen')).toHaveCount(0);
}

/** Messages by which a screen may report the outage. */
const reports = (): string[] => [
  t('kit', 'errorTitle'),
  t('kit', 'maintenanceTitle'),
  t('kit', 'offlineTitle'),
  t('kit', 'networkFailed'),
  t('server', 'internal'),
  t('server', 'underMaintenance'),
  t('server', 'tooManyRequests', { count: RETRY_AFTER_SECONDS }),
  t('wallet', 'creditFailed'),
  t('portal', 'offline'),
];

/** What a sentence of each language contains. */
const WORDS: Record<Language, RegExp> = { th: /[\u0e00-\u0e7f]{6}/, en: /[a-z]{2,} [a-z]{2,} [a-z]{2,}/ };

/** Returns what is wrong with the screen during the outage; empty if it is as designed. */
export async function faultsOf(page: Page, outage: Outage, requested: readonly string[]): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const ways = await page.locator('a[href]:visible, button:enabled:visible').count();
  const faults: string[] = [];
  if (!WORDS[spokenLanguage()].test(text)) faults.push(`has no sentence in the language: '${text.slice(0, 80)}'`);
  const raw = /undefined|NaN|\[object|Failed to fetch|NetworkError|TypeError|\{\w+\}/.exec(text);
  if (raw) faults.push(`shows '${raw[0]}'`);
  if (ways === 0) faults.push('has no link or button');
  if (outage !== 'slow' && text.includes(t('kit', 'loading'))) faults.push('still shows a loading indicator');
  const reported = outage === 'slow' ? [t('kit', 'loading')] : reports();
  if (requested.length > 0 && !reported.some((message) => text.includes(message)))
    faults.push(`does not report the failure of ${requested.join(', ')}: '${text.replace(/\s+/g, ' ').slice(0, 160)}'`);
  return faults;
}

/** Presses all retry buttons until none are left, and waits for the screen. */
export async function expectRecovered(page: Page, screen: Screen): Promise<void> {
  const again = page
    .getByRole('button', { name: t('kit', 'tryAgain'), exact: true })
    .or(page.getByRole('button', { name: t('kit', 'offlineRetry'), exact: true }));
  await expect(async () => {
    for (const button of await again.all()) await button.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(again).toHaveCount(0, { timeout: 1_500 });
  }).toPass();
  await screen.prepare?.(page, spokenLanguage());
  await screen.ready(page, spokenLanguage());
  await expectSettled(page);
}

/** Checks that the specification's session message appears and the login opens. */
export async function expectLedToLogin(page: Page, toasts: readonly string[]): Promise<void> {
  await expectToast(toasts, sessionEnded());
  await expect(page.getByRole('heading', { level: 1, name: t('auth', 'loginTitle') })).toBeVisible();
}
