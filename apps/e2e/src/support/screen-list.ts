import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { SLOT } from './demo';
import { waitForIdle } from './loads';
import { type Language, t } from './messages';

/** A screen of the portal in one of its states, and how to detect it. */
export interface Screen {
  name: string;
  /** `newcomer`: a new member for this test only; `gold`: a member whose tier opens every menu. */
  as: 'guest' | 'member' | 'newcomer' | 'gold';
  path: (prefix: string) => string;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** Runs after the page is opened. */
  prepare?: (page: Page, language: Language) => Promise<void>;
  ready: (page: Page, language: Language) => Promise<void>;
}

export const heading =
  (set: Parameters<typeof t>[0], key: string) =>
  async (page: Page, language: Language): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: t(set, key, {}, language), exact: true })).toBeVisible();
  };

/** Waits for the hearts, which need the running app; the games are rendered before that. */
const heartsShown = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('button')).toBeVisible();
};

const gamesShown = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
};

export const dialogShown = async (page: Page): Promise<void> => {
  // a previous dialog can still be closing
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toBeVisible();
  // wait for the animation, during which colours differ
  await page
    .getByRole('dialog')
    .evaluate((sheet) => Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)));
};

const servicesShown = async (page: Page, language: Language): Promise<void> => {
  await expect(page.getByRole('dialog', { name: t('services', 'title', {}, language) })).toBeVisible();
  await dialogShown(page);
  await waitForIdle(page);
};

/** Scrolls through the page to load lazy content, then back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // a browser that renders no frames must not stop the test
        setTimeout(resolve, 1_000);
      });
    }
  });
  // scroll again to groups whose observer has not fired
  const empty = page.locator('[data-group] > :last-child:not(a, :has(a, button))');
  await expect(async () => {
    await empty.evaluateAll(([first]) => first?.scrollIntoView());
    expect(await empty.count()).toBe(0);
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
  await waitForIdle(page);
}

const press =
  (set: Parameters<typeof t>[0], key: string) =>
  (page: Page, language: Language): Promise<void> =>
    page.getByRole('button', { name: t(set, key, {}, language), exact: true }).click();

/** A question that every agent has. */
const FAQ_LATE: Record<Language, string> = {
  th: 'โอนแล้วเครดิตยังไม่เข้า ทำอย่างไร',
  en: 'I have paid and my credit is not there',
};

/** Screens in specific states. */
const STATES: readonly Screen[] = [
  { name: 'prefix-not-found', as: 'guest', path: () => '/prefix-not-found', ready: heading('theming', 'prefixTitle') },
  {
    name: 'not-found',
    as: 'guest',
    path: (prefix) => `/${prefix}/nothing-here`,
    ready: heading('portal', 'notFoundTitle'),
  },
  { name: 'login', as: 'guest', path: (prefix) => `/${prefix}/login`, ready: heading('auth', 'loginTitle') },
  {
    name: 'login with what is missing',
    as: 'guest',
    path: (prefix) => `/${prefix}/login`,
    prepare: press('auth', 'loginAction'),
    ready: async (page, language) => {
      await expect(page.getByText(t('server', 'required', {}, language)).first()).toBeVisible();
    },
  },
  { name: 'register', as: 'guest', path: (prefix) => `/${prefix}/register`, ready: heading('auth', 'registerTitle') },
  {
    name: 'forget-password',
    as: 'guest',
    path: (prefix) => `/${prefix}/forget-password`,
    ready: heading('auth', 'forgetTitle'),
  },
  {
    name: 'home of a guest',
    as: 'guest',
    path: (prefix) => `/${prefix}`,
    prepare: scrollThrough,
    ready: async (page, language) => {
      await expect(page.getByRole('heading', { name: t('wallet', 'guestTitle', {}, language) })).toBeVisible();
      await gamesShown(page);
    },
  },
  {
    name: 'home',
    as: 'member',
    path: (prefix) => `/${prefix}`,
    prepare: scrollThrough,
    ready: async (page, language) => {
      await expect(page.getByRole('heading', { name: t('quests', 'today', {}, language) })).toBeAttached();
      await expect(page.getByRole('region', { name: t('wallet', 'credit', {}, language), exact: true })).toContainText(
        /\d\.\d\d /,
      );
      await gamesShown(page);
    },
  },
  { name: 'all services', as: 'member', path: (prefix) => `/${prefix}?open=services`, ready: servicesShown },
  { name: 'lobby', as: 'member', path: (prefix) => `/${prefix}/game?type=SLOT`, ready: heartsShown },
  { name: 'lobby of all games', as: 'member', path: (prefix) => `/${prefix}/game`, ready: heartsShown },
  {
    name: 'lobby without a hit',
    as: 'member',
    path: (prefix) => `/${prefix}/game?type=SLOT&q=qqqqqqqq`,
    ready: async (page, language) => {
      await expect(page.getByRole('heading', { name: t('games', 'empty.search', {}, language) })).toBeVisible();
    },
  },
  { name: 'favorite-games', as: 'member', path: (prefix) => `/${prefix}/favorite-games`, ready: gamesShown },
  // an entry of its own: the next one has its address
  plainScreen('user-info'),
  {
    name: 'question before the logout',
    as: 'member',
    path: (prefix) => `/${prefix}/user-info`,
    prepare: press('auth', 'logout'),
    ready: dialogShown,
  },
  {
    name: 'tier-detail',
    as: 'member',
    path: (prefix) => `/${prefix}/user-info/tier-detail`,
    ready: async (page, language) => {
      await expect(page.getByRole('heading', { name: t('tiers', 'ladder', {}, language) })).toBeVisible();
    },
  },
  {
    name: 'how tiers work',
    as: 'member',
    path: (prefix) => `/${prefix}/user-info/tier-detail`,
    prepare: press('tiers', 'howTitle'),
    ready: dialogShown,
  },
  {
    name: 'play-safely',
    as: 'member',
    path: (prefix) => `/${prefix}/user-info/play-safely`,
    ready: async (page, language) => {
      await expect(page.getByRole('heading', { name: t('protection', 'reminder', {}, language) })).toBeVisible();
    },
  },
  { name: 'support', as: 'newcomer', path: (prefix) => `/${prefix}/support`, ready: heading('support', 'title') },
  {
    name: 'one promotion',
    as: 'member',
    path: (prefix) => `/${prefix}/promotion/${prefix.toLowerCase()}-daily`,
    ready: async (page, language) => {
      await expect(page.getByText(t('content', 'turnover', {}, language))).toBeVisible();
    },
  },
  {
    name: 'faq with an open question',
    as: 'member',
    path: (prefix) => `/${prefix}/faq`,
    prepare: (page, language) => page.getByText(FAQ_LATE[language]).click(),
    ready: async (page, language) => {
      await expect(page.getByRole('link', { name: t('content', 'openPage', {}, language) })).toBeVisible();
    },
  },
  {
    name: 'one tutorial',
    as: 'member',
    path: (prefix) => `/${prefix}/tutorial/deposit`,
    ready: async (page) => {
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'one daily quest',
    as: 'member',
    path: (prefix) => `/${prefix}/daily-quest/2`,
    ready: async (page, language) => {
      await expect(page.getByRole('heading', { name: t('quests', 'rules', {}, language) })).toBeVisible();
    },
  },
  {
    name: 'chips to one member',
    as: 'member',
    path: (prefix) => `/${prefix}/chips/transfer/${prefix}DEMO3`,
    ready: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForIdle(page);
    },
  },
  {
    name: 'launch of a game that is not here',
    as: 'member',
    path: (prefix) => `/${prefix}/launch/Nothing/${SLOT.provider}/${SLOT.id}`,
    ready: heading('games', 'launchMissing'),
  },
];

/** Pages that only redirect to a provider's lobby or the external site. */
const LEADS_OUT: ReadonlySet<string> = new Set([
  'sports',
  'sbo-sports',
  'saba-sports',
  'lotto',
  'poker',
  'portal/:provider',
  'wheel',
  'gashapon',
  'daily-check-in',
  'reward',
]);

/** Returns the pages of the built portal, so that tests use the product only from outside. */
function builtPages(): string[] {
  const file = new URL('../../../../dist/apps/portal/.vite/pages.json', import.meta.url);
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
}

/** Returns a screen for a page without specific states above. */
function plainScreen(page: string): Screen {
  if (page.includes(':'))
    throw new Error(`The page '${page}' has parameters. Add one of its addresses to the list of screens.`);
  return {
    name: page,
    as: 'member',
    path: (prefix) => `/${prefix}/${page}`,
    ready: async (shown) => {
      await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForIdle(shown);
    },
  };
}

function isAddressOf(page: string, address: string): boolean {
  const [wanted, given] = [page.split('/'), address.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** Every page of the portal, in all its states. */
export const SCREENS: readonly Screen[] = [
  ...STATES,
  ...builtPages()
    .filter((page) => !LEADS_OUT.has(page))
    .filter(
      (page) =>
        !STATES.some(({ path }) =>
          isAddressOf(
            page,
            path('.')
              .split('?')[0]!
              .replace(/^\/(?:\.\/?)?/, ''),
          ),
        ),
    )
    .map(plainScreen),
];
