import { expect, type Page } from '@playwright/test';
import { fillBirthday, RegisterPage } from '../pages/register-page';
import { PORTAL_URL, SIMULATOR_URL, SLOT } from './demo';
import { PasskeyDevice } from './passkey-device';
import { dialogShown, heading, type Screen } from './screen-list';
import { at, atRest, button, memberOf, saying } from './state-parts';
import { type Language, t, messagePattern } from './messages';

const prefixOf = (username: string): string => username.split('E2E')[0]!;

async function filledUpTo(page: Page, step: 'bank' | 'person' | 'credentials', language: Language): Promise<void> {
  const field = (key: string) => page.getByLabel(t('auth', key, {}, language), { exact: true });
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
  await fillBirthday(page, language);
  if (step === 'person') return;
  await next();
  await field('username').fill(`J${digits}`);
  await field('password').fill('Chips-202');
}

/** Adds a passkey of this browser. */
async function addPasskey(page: Page, language: Language): Promise<void> {
  await PasskeyDevice.on(page);
  await button(page, 'secondFactor', 'addPasskey', language).click();
  await expect(page.getByRole('heading', { name: t('secondFactor', 'codesTitle', {}, language) })).toBeVisible();
}

/** States of registration, login, account, protection and the lobby. */
export const PEOPLE: readonly Screen[] = [
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
      const [, prefix] = new URL(page.url()).pathname.split('/');
      await page.getByLabel(t('auth', 'username', {}, language), { exact: true }).fill(`${prefix}DEMO1`);
      await page.getByLabel(t('auth', 'password', {}, language), { exact: true }).fill('not the password');
      await button(page, 'auth', 'loginAction', language).click();
    },
    // shows the specification's message
    ready: (page, language) => expect(page.getByText(t('auth', 'wrongLogin', {}, language))).toBeVisible(),
  },
  {
    name: 'announcements',
    as: 'newcomer',
    path: at(''),
    before: (page) => page.context().clearCookies({ name: 'announcement' }),
    ready: dialogShown,
  },
  {
    name: 'second factor, recovery codes',
    as: 'newcomer',
    path: at('user-info/second-factor'),
    prepare: addPasskey,
    ready: atRest,
  },
  {
    name: 'second factor, a passkey',
    as: 'newcomer',
    path: at('user-info/second-factor'),
    prepare: async (page, language) => {
      await addPasskey(page, language);
      await button(page, 'secondFactor', 'kept', language).click();
    },
    ready: async (page, language) => {
      await atRest(page, language);
      await expect(button(page, 'secondFactor', 'kept', language)).toHaveCount(0);
    },
  },
  { name: 'ranking of a high tier', as: 'gold', path: at('ranking'), ready: atRest },
  {
    name: 'menu that a tier does not open',
    as: 'newcomer',
    path: at('chips/send'),
    ready: atRest,
  },
  {
    name: 'notifications',
    as: 'newcomer',
    path: at('notifications'),
    ready: heading('notifications', 'title'),
  },
  {
    name: 'notifications, settings',
    as: 'newcomer',
    path: at('notifications'),
    prepare: (page, language) => button(page, 'notifications', 'settings', language).click(),
    ready: dialogShown,
  },
  {
    name: 'limit of deposits',
    as: 'newcomer',
    path: at('user-info/play-safely'),
    prepare: async (page, language) => {
      const limits = page.getByRole('region', { name: t('protection', 'limit.DEPOSIT', {}, language) });
      await limits.getByRole('button').first().click();
    },
    ready: dialogShown,
  },
  {
    name: 'a question to the staff',
    as: 'newcomer',
    path: at('support'),
    prepare: async (page, language) => {
      await button(page, 'support', 'ask', language).click();
      await page.getByRole('dialog').getByRole('textbox').fill('สอบถามโบนัสค่ะ');
      await button(page, 'support', 'send', language).click();
      await expect(page.getByRole('dialog').getByRole('log')).toBeVisible();
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
    prepare: (page, language) =>
      page.getByRole('button', { name: messagePattern('games', 'sortedBy', language) }).click(),
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
