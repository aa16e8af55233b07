import { expect, type Page } from '@playwright/test';
import { dialogShown, type Screen } from './screen-list';
import { simulator } from './simulator';
import { at, atRest, button, memberOf, nothingLoads, saying } from './state-parts';
import { type Language, t } from './messages';

/** Enters an amount and presses a button. */
const pay =
  (key: string, language: Language, amount: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox').first().fill(amount);
    await button(page, 'payments', key, language, { amount }).click();
  };

async function openQr(page: Page, language: Language): Promise<void> {
  await pay('createQr', language, '500')(page);
  // agents whose bank has no QR show the account instead
  await expect(button(page, 'payments', 'cancel', language)).toBeVisible();
}

/** Opens another page of the same site. */
async function goTo(page: Page, to: string, language: Language): Promise<void> {
  const [, prefix] = new URL(page.url()).pathname.split('/');
  await page.goto(`/${prefix}/${to}?lang=${language}`);
}

/** Opens the terms of a coupon. */
const check =
  (code: string) =>
  async (page: Page, language: Language): Promise<void> => {
    await page.getByRole('textbox').fill(code);
    await button(page, 'chips', 'check', language).click();
  };

/** Redeems a coupon with a turnover requirement, and waits until it is credited. */
async function redeem(page: Page, language: Language): Promise<void> {
  await check('WELCOME-7K2M-93QX')(page, language);
  await button(page, 'chips', 'redeem', language).click();
  await expect(
    page.getByText(t('chips', 'received.CREDIT', { amount: '100.00' }, language), { exact: true }),
  ).toBeVisible();
}

/** Redeems a coupon, opens its return in the blocked withdrawal, and waits for the consequences. */
async function openReturn(page: Page, language: Language): Promise<void> {
  await redeem(page, language);
  await goTo(page, 'withdraw', language);
  await button(page, 'couponReturn', 'return', language).click();
  await expect(button(page, 'couponReturn', 'confirm', language, { amount: '100.00' })).toBeVisible();
}

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
  await expect(page.getByRole('dialog', { name: t('withdrawals', 'requested', {}, language) })).toBeVisible();
}

/** States of deposits, withdrawals, coupons and chips, from the first dialog to the receipt. */
export const MONEY: readonly Screen[] = [
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
      await goTo(page, 'deposit', language);
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
    ready: async (page, language) => {
      await saying('payments', 'done')(page, language);
      await nothingLoads(page, language);
    },
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
    ready: async (page, language) => {
      await dialogShown(page);
      await nothingLoads(page, language);
    },
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
    prepare: check('NOTHING-HERE'),
    ready: saying('walletServer', 'unknownCoupon'),
  },
  {
    name: 'coupon with a turnover requirement, terms',
    as: 'newcomer',
    path: at('coupon'),
    prepare: check('WELCOME-7K2M-93QX'),
    ready: dialogShown,
  },
  {
    name: 'coupon of points, terms',
    as: 'newcomer',
    path: at('coupon'),
    prepare: check('POINTS-5H8T-41LC'),
    ready: dialogShown,
  },
  {
    name: 'coupon redeemed',
    as: 'newcomer',
    path: at('coupon'),
    prepare: redeem,
    ready: atRest,
  },
  {
    name: 'withdraw, a coupon to be played',
    as: 'newcomer',
    path: at('coupon'),
    prepare: async (page, language) => {
      await redeem(page, language);
      await goTo(page, 'withdraw', language);
    },
    ready: saying('withdrawals', 'notYet'),
  },
  {
    name: 'coupon, to be returned',
    as: 'newcomer',
    path: at('coupon'),
    prepare: async (page, language) => {
      await redeem(page, language);
      await goTo(page, 'coupon', language);
    },
    ready: saying('couponReturn', 'open'),
  },
  { name: 'return of a coupon', as: 'newcomer', path: at('coupon'), prepare: openReturn, ready: dialogShown },
  {
    name: 'return of a coupon, done',
    as: 'newcomer',
    path: at('coupon'),
    prepare: async (page, language) => {
      await openReturn(page, language);
      await button(page, 'couponReturn', 'confirm', language, { amount: '100.00' }).click();
    },
    ready: saying('couponReturn', 'done'),
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
    name: 'chips, QR to receive',
    as: 'gold',
    path: at('chips/send'),
    prepare: (page, language) => button(page, 'chips', 'myQr', language).click(),
    ready: dialogShown,
  },
  {
    name: 'purchase of chips, how to pay',
    as: 'gold',
    path: at('chips/purchase'),
    prepare: async (page, language) => {
      await page.getByText(t('chips', 'packChips', { chips: '1,000' }, language), { exact: true }).click();
      await button(page, 'chips', 'buyPack', language, { chips: '1,000', price: '1,000' }).click();
    },
    ready: dialogShown,
  },
];
