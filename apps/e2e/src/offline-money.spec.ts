import type { Locator, Page } from '@playwright/test';
import { closeStream } from './support/loads';
import { enterAsNewMember, logIn } from './support/session';
import { expect, type Screens, test } from './support/test';
import { t, messagePattern } from './support/messages';

/** A screen that moves money: the steps before the network is lost, and the button pressed after that. */
interface Flow {
  path: string;
  /** All steps before the final press. */
  begin: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
  /** Content that stays visible offline. */
  stays: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

const FLOWS: Record<string, Flow> = {
  deposit: {
    path: 'deposit',
    begin: (page) => button(page, '500').click(),
    button: (page) => button(page, t('payments', 'createQr', { amount: '500' })),
    stays: (page) => page.getByText(t('payments', 'ownOnly')),
  },
  withdrawal: {
    path: 'withdraw',
    begin: async (page) => {
      await page.getByRole('textbox').fill('100');
      await button(page, t('withdrawals', 'withdraw')).click();
    },
    button: (page) => button(page, t('withdrawals', 'confirm', { amount: '100.00' })),
    stays: (page) => page.getByText(t('withdrawals', 'receiving')),
  },
  chips: {
    path: 'chips/transfer/MTODEMO1',
    begin: async (page) => {
      await page.getByRole('textbox').last().fill('100');
      await button(page, t('chips', 'sendAmount', { amount: '100' })).click();
    },
    button: (page) => button(page, t('chips', 'confirmSend', { amount: '100' })),
    stays: (page) => page.getByText('MTODEMO1').first(),
  },
  'a pack of chips': {
    path: 'chips/purchase',
    begin: (page) => page.getByText(t('chips', 'packChips', { chips: '1,000' }), { exact: true }).click(),
    button: (page) => button(page, t('chips', 'buyPack', { chips: '1,000', price: '1,000' })),
    stays: (page) => page.getByText(t('chips', 'oneChip')),
  },
  coupon: {
    path: 'coupon',
    begin: async (page) => {
      await page.getByRole('textbox').fill('POINTS-5H8T-41LC');
      await button(page, t('chips', 'check')).click();
    },
    button: (page) => button(page, t('chips', 'redeem')),
    stays: (page) => page.getByText(t('chips', 'gives.POINT', { amount: '50' })),
  },
};

test('keeps content readable offline, disables and explains money buttons, and sends nothing later', async ({
  page,
  context,
}) => {
  // this member's tier opens every menu
  await logIn(context, 'MTO', 'MTODEMO3');
  await closeStream(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /deposit|withdraw|gift|coupons\.redeem|iap/i.test(request.url()))
      sent.push(request.url());
  });
  for (const [name, flow] of Object.entries(FLOWS)) {
    await test.step(name, async () => {
      await page.goto(`/MTO/${flow.path}`);
      await flow.begin(page);
      await expect(flow.button(page)).toBeEnabled();
      await context.setOffline(true);
      await expect(flow.button(page)).toBeDisabled();
      await expect(page.getByText(t('payments', 'offlineMoney')).first()).toBeVisible();
      await expect(flow.stays(page)).toBeVisible();
      // simulate a press that was already in progress
      await flow.button(page).dispatchEvent('click');
      await context.setOffline(false);
      await expect(flow.button(page)).toBeEnabled();
      await expect(page.getByText(t('payments', 'offlineMoney'))).toHaveCount(0);
      // a queued request would be sent by now
      await page.waitForLoadState('networkidle');
    });
  }
  expect(sent).toEqual([]);
});

test.describe('back button', () => {
  test("closes an open detail and keeps the list's position before it leaves the page", async ({
    page,
    context,
    screens,
  }) => {
    await logIn(context, 'MTO', 'MTODEMO1');
    await screens.account.open('MTO');
    await page.getByRole('link', { name: t('payments', 'history'), exact: true }).click();
    await page.waitForURL(/deposit\/history/);
    await expectListKept(page);
    await page.goBack();
    await expect(screens.account.heading).toBeVisible();
  });

  test('closes a question, a choice and a confirmation without any effect', async ({ page, context, screens }) => {
    await enterAsNewMember(context, 'MTO');
    await screens.account.open('MTO');
    await expectClosedByBack(page, screens.account.logout);
    await expect(screens.account.heading).toBeVisible();
    await expectLobbyKeepsItsPlace(page, screens);
    await page.goto('/MTO/withdraw');
    await page.getByRole('textbox').fill('100');
    await expectClosedByBack(page, button(page, t('withdrawals', 'withdraw')));
    await expect(page.getByRole('textbox')).toHaveValue('100');
  });
});

async function expectClosedByBack(page: Page, opener: Locator): Promise<void> {
  const address = page.url();
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(page.url()).toBe(address);
}

async function expectListKept(page: Page): Promise<void> {
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(rows.nth(5)).toBeVisible();
  await rows.nth(5).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await rows.nth(5).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\?id=/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // closing by the cross leaves no history entry
  await rows.nth(5).click();
  await button(page, t('kit', 'close')).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/\?id=/);
}

async function expectLobbyKeepsItsPlace(page: Page, screens: Screens): Promise<void> {
  await screens.lobby.open('MTO', 'SLOT');
  await screens.lobby.game(0);
  await expectClosedByBack(page, button(page, messagePattern('games', 'sortedBy')));
  await expect(screens.lobby.tiles.first()).toBeVisible();
}
