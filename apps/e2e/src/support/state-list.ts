import { expect, type Page } from '@playwright/test';
import { RegisterPage } from '../pages/register-page';
import { PORTAL_URL, SIMULATOR_URL, SLOT } from './demo';
import { dialogShown, heading, type Screen } from './screen-list';
import { simulator } from './simulator';
import { type Language, word, wordLike, type WordSet } from './words';

/** How the API answers while a state is on show. */
type Weather = 'failed' | 'maintenance' | 'silent';

const CALLS = /\/api\/(?:apps|provider)\//;
const SESSION = /\/(?:login|profile|agent_configs|live)\b/;

/** The session and the agent are known; every other call meets this weather. */
const under =
  (weather: Weather) =>
  async (page: Page): Promise<void> => {
    await page.route(CALLS, async (route) => {
      if (SESSION.test(route.request().url())) return route.fallback();
      if (weather === 'silent') return undefined;
      const [status, key] = weather === 'failed' ? [500, 'internal'] : [503, 'underMaintenance'];
      const message = word('server', key, {}, (await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'th');
      return route.fulfill({ status, json: { code: status, message } });
    });
  };

const button = (page: Page, set: WordSet, key: string, language: Language, values: Record<string, string> = {}) =>
  page.getByRole('button', { name: word(set, key, values, language), exact: true });

/** A page that is there and at rest, whatever it shows. */
const atRest = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const waiting = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

const saying =
  (set: WordSet, key: string) =>
  async (page: Page, language: Language): Promise<void> => {
    await expect(page.getByText(word(set, key, {}, language), { exact: true }).first()).toBeVisible();
  };

const at = (page: string) => (prefix: string) => `/${prefix}${page === '' ? '' : `/${page}`}`;

/** Lists of somebody who has done nothing yet. */
const EMPTY: readonly Screen[] = [
  'favorite-games',
  'deposit/history',
  'withdraw/history',
  'chips/history',
  'rewards/history',
  'referral',
  'referral/members',
  'referral/rewards',
  'coupon',
  'user-info/devices',
  'withdraw-income',
].map((page) => ({ name: `${page}, nothing yet`, as: 'newcomer', path: at(page), ready: atRest }));

const CHANGING = ['', 'deposit/history', 'daily-quest', 'tournament', 'promotion', 'withdraw', 'game?type=SLOT'];

/** What comes from the API does not come, or comes late. */
const WEATHER: readonly Screen[] = (
  [
    ['failed', 'does not load'],
    ['maintenance', 'under maintenance'],
    ['silent', 'loading'],
  ] as const
).flatMap(([weather, name]) =>
  CHANGING.map((page) => ({
    name: `${page || 'home'}, ${name}`,
    as: 'newcomer' as const,
    path: at(page),
    before: under(weather),
    ready:
      weather === 'silent' ? waiting : page === '' || weather === 'failed' ? atRest : saying('kit', 'maintenanceTitle'),
  })),
);

const OFFLINE: readonly Screen[] = ['', 'deposit', 'withdraw', 'chips/send'].map((page) => ({
  name: `${page || 'home'}, offline`,
  as: 'newcomer',
  path: at(page),
  prepare: async (shown) => {
    await waiting(shown);
    await shown.waitForLoadState('networkidle');
    await shown.context().setOffline(true);
  },
  ready: saying('portal', 'offline'),
}));

/** Types an amount and presses on. */
const pay =
  (key: string, language: Language, amount: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox').first().fill(amount);
    await button(page, 'payments', key, language, { amount }).click();
  };

async function openQr(page: Page, language: Language): Promise<void> {
  await pay('createQr', language, '500')(page);
  await expect(page.getByRole('img', { name: word('payments', 'promptPay', {}, language) })).toBeVisible();
}

/** The member whom the page is logged in as. */
async function memberOf(page: Page): Promise<string> {
  const reply = await page.request.get(`${PORTAL_URL}/api/provider/profile`);
  return ((await reply.json()) as { result: { username: string } }).result.username;
}

const prefixOf = (username: string): string => username.split('E2E')[0]!;

async function payAtDesk(page: Page, decision: Parameters<typeof simulator.decideDeposit>[1]): Promise<void> {
  const [open] = await simulator.openPayments(await memberOf(page));
  await simulator.decideDeposit(open!.id, decision);
}

async function askWithdrawal(page: Page, language: Language): Promise<void> {
  await page.getByRole('textbox').fill('250.5');
  await button(page, 'withdrawals', 'withdraw', language).click();
  await dialogShown(page);
}

async function confirmWithdrawal(page: Page, language: Language): Promise<void> {
  await askWithdrawal(page, language);
  await button(page, 'withdrawals', 'confirm', language, { amount: '250.50' }).click();
  await expect(page.getByRole('dialog', { name: word('withdrawals', 'requested', {}, language) })).toBeVisible();
}

/** Money on its way, from the first question to the receipt. */
const MONEY: readonly Screen[] = [
  {
    name: 'deposit with an amount',
    as: 'newcomer',
    path: at('deposit'),
    prepare: (page) => page.getByRole('button', { name: '500', exact: true }).click(),
    ready: atRest,
  },
  { name: 'deposit QR', as: 'newcomer', path: at('deposit'), prepare: openQr, ready: atRest },
  {
    name: 'deposit while one waits',
    as: 'newcomer',
    path: at('deposit'),
    prepare: async (page, language) => {
      await openQr(page, language);
      await page.goto(page.url().replace('/digit', ''));
    },
    ready: atRest,
  },
  {
    name: 'deposit QR, paid',
    as: 'newcomer',
    path: at('deposit'),
    prepare: async (page, language) => {
      await openQr(page, language);
      await payAtDesk(page, { action: 'confirm' });
    },
    ready: saying('payments', 'done'),
  },
  {
    name: 'deposit QR, rejected',
    as: 'newcomer',
    path: at('deposit'),
    prepare: async (page, language) => {
      await openQr(page, language);
      await payAtDesk(page, { action: 'reject', reason: 'ยอดโอนไม่ตรง' });
    },
    ready: saying('payments', 'createNew'),
  },
  {
    name: 'question before a deposit is cancelled',
    as: 'newcomer',
    path: at('deposit'),
    prepare: async (page, language) => {
      await openQr(page, language);
      await button(page, 'payments', 'cancel', language).click();
    },
    ready: dialogShown,
  },
  {
    name: 'receipt of a deposit',
    as: 'member',
    path: at('deposit/history'),
    prepare: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').first().click(),
    ready: dialogShown,
  },
  { name: 'withdrawal, confirm', as: 'newcomer', path: at('withdraw'), prepare: askWithdrawal, ready: dialogShown },
  { name: 'withdrawal, receipt', as: 'newcomer', path: at('withdraw'), prepare: confirmWithdrawal, ready: dialogShown },
  {
    name: 'withdraw while one waits',
    as: 'newcomer',
    path: at('withdraw'),
    prepare: async (page, language) => {
      await confirmWithdrawal(page, language);
      await page.reload();
    },
    ready: saying('withdrawals', 'openText'),
  },
  {
    name: 'withdraw, too much',
    as: 'newcomer',
    path: at('withdraw'),
    prepare: (page) => page.getByRole('textbox').fill('5000'),
    ready: atRest,
  },
  {
    name: 'cashback and points',
    as: 'member',
    path: (prefix) => `/${prefix}?open=cashback`,
    ready: dialogShown,
  },
  {
    name: 'coupon that is not there',
    as: 'newcomer',
    path: at('coupon'),
    prepare: async (page, language) => {
      await page.getByRole('textbox').fill('NOTHING-HERE');
      await button(page, 'chips', 'redeem', language).click();
    },
    ready: saying('walletServer', 'unknownCoupon'),
  },
  {
    name: 'coupon redeemed',
    as: 'newcomer',
    path: at('coupon'),
    prepare: async (page, language) => {
      await page.getByRole('textbox').fill('WELCOME100');
      await button(page, 'chips', 'redeem', language).click();
    },
    ready: async (page) => {
      await expect(page.getByRole('status').filter({ hasText: '100' }).first()).toBeVisible();
    },
  },
  {
    name: 'gift, confirm',
    as: 'gold',
    path: (prefix) => `/${prefix}/chips/transfer/${prefix}DEMO1`,
    prepare: async (page, language) => {
      await page.getByRole('textbox').last().fill('100');
      await button(page, 'chips', 'sendAmount', language, { amount: '100' }).click();
    },
    ready: dialogShown,
  },
  {
    name: 'purchase of chips, how to pay',
    as: 'gold',
    path: at('chips/purchase'),
    prepare: async (page, language) => {
      await page.getByText(word('chips', 'packChips', { chips: '1,000' }, language), { exact: true }).click();
      await button(page, 'chips', 'buyPack', language, { chips: '1,000', price: '1,000' }).click();
    },
    ready: dialogShown,
  },
];

async function filledUpTo(page: Page, step: 'bank' | 'person' | 'credentials', language: Language): Promise<void> {
  const field = (key: string) => page.getByLabel(word('auth', key, {}, language), { exact: true });
  const next = () => button(page, 'auth', 'next', language).click();
  const digits = String(Date.now()).slice(-8);
  await field('tel').fill(`09${digits}`);
  await next();
  await page.getByRole('radio').first().check();
  await field('accountNumber').fill(`0011${digits}`);
  if (step === 'bank') return;
  await next();
  await field('firstName').fill('Thanakorn');
  await field('lastName').fill('Thongsukdee');
  await field('birthday').fill('1995-04-13');
  if (step === 'person') return;
  await next();
  await field('username').fill(`J${digits}`);
  await field('password').fill('Chips-202');
}

/** Before and beside the play. */
const PEOPLE: readonly Screen[] = [
  ...(['bank', 'person', 'credentials'] as const).map((step): Screen => ({
    name: `register, ${step}`,
    as: 'guest',
    path: at('register'),
    prepare: (page, language) => filledUpTo(page, step, language),
    ready: atRest,
  })),
  {
    name: 'register, the proof',
    as: 'guest',
    path: at('register'),
    prepare: async (page, language) => {
      const digits = String(Date.now()).slice(-8);
      const who = { tel: `09${digits}`, accountNumber: `0012${digits}`, username: `K${digits}` };
      await new RegisterPage(page, language).fill(who);
    },
    ready: async (page) => {
      await dialogShown(page);
      const proof = page.getByRole('dialog');
      await expect(
        proof
          .getByRole('img')
          .or(proof.getByText(/\d:\d\d/))
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'forget-password, the code',
    as: 'guest',
    path: at('forget-password'),
    prepare: async (page, language) => {
      await page.getByRole('textbox').fill(`09${String(Date.now()).slice(-8)}`);
      await button(page, 'auth', 'sendOtp', language).click();
    },
    ready: saying('auth', 'forgetSent'),
  },
  {
    name: 'login refused',
    as: 'guest',
    path: at('login'),
    prepare: async (page, language) => {
      await page.getByLabel(word('auth', 'username', {}, language), { exact: true }).fill('MTODEMO1');
      await page.getByLabel(word('auth', 'password', {}, language), { exact: true }).fill('not the password');
      await button(page, 'auth', 'loginAction', language).click();
    },
    ready: saying('auth', 'wrongLogin'),
  },
  {
    name: 'announcements',
    as: 'newcomer',
    path: at(''),
    before: (page) => page.context().clearCookies({ name: 'announcement' }),
    ready: dialogShown,
  },
  {
    name: 'menu that a tier does not open',
    as: 'newcomer',
    path: at('chips/send'),
    ready: atRest,
  },
  {
    name: 'limit of deposits',
    as: 'newcomer',
    path: at('user-info/play-safely'),
    prepare: async (page, language) => {
      const limits = page.getByRole('region', { name: word('protection', 'limit.DEPOSIT', {}, language) });
      await limits.getByRole('button').first().click();
    },
    ready: dialogShown,
  },
  {
    name: 'deposit during a break',
    as: 'newcomer',
    path: at('deposit'),
    before: async (page) => {
      const username = await memberOf(page);
      await page.request.post(`${PORTAL_URL}/api/apps/protection/${prefixOf(username)}/${username}/exclusions`, {
        headers: { origin: PORTAL_URL },
        data: { kind: 'COOL_OFF', days: 1 },
      });
    },
    ready: atRest,
  },
  {
    name: 'sorts of the lobby',
    as: 'member',
    path: at('game?type=SLOT'),
    prepare: (page, language) => page.getByRole('button', { name: wordLike('games', 'sortedBy', language) }).click(),
    ready: dialogShown,
  },
  {
    name: 'launch of a closed studio',
    as: 'newcomer',
    path: (prefix) => `/${prefix}/launch/${SLOT.category}/${SLOT.provider}/${SLOT.id}`,
    before: async () => {
      await fetch(`${SIMULATOR_URL}/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'http500', system: 'memberSystem', call: 'startGame', times: 1 }),
      });
    },
    ready: heading('games', 'launchClosed'),
  },
  {
    name: 'home in the mobile app',
    as: 'newcomer',
    path: (prefix) => `/${prefix}?mobileApp=true`,
    ready: async (page, language) => {
      await expect(button(page, 'content', 'chat', language)).toBeVisible();
    },
  },
];

/** States beyond the plain screens: empty, late, failed, asked and done. */
export const STATES: readonly Screen[] = [...EMPTY, ...WEATHER, ...OFFLINE, ...MONEY, ...PEOPLE];
