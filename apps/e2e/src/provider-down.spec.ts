import { SLOT } from './support/demo';
import { cookieNames, enterAsNewMember, expectLoggedOut } from './support/session';
import { simulator } from './support/simulator';
import { pressUntil } from './support/press-until';
import { expect, test } from './support/test';
import { expectToast, sessionEnded } from './support/toasts';
import { t } from './support/messages';

for (const [how, fault] of [
  ['refuses connections', { kind: 'reset' }],
  ['answers 500', { kind: 'http500' }],
  ['does not answer', { kind: 'timeoutBefore' }],
] as const) {
  test(`explains a failed login while the member system ${how}, and recovers afterwards`, async ({
    page,
    context,
    screens,
  }) => {
    const { username } = await simulator.newMember('MTO');
    await simulator.fault({ ...fault, system: 'memberSystem' });
    await screens.login.open('MTO');
    await screens.login.logIn(username);
    await expect(screens.login.failure).toHaveText(t('server', 'unavailable'));
    await expectLoggedOut(context);
    await simulator.clearFaults();
    await pressUntil(screens.login.submit, screens.home.creditBox);
    await expect(page).toHaveURL(/\/MTO\?lang=\w+$/);
    await screens.home.expectMember(username);
  });
}

test('explains a failed login while the game platform is down', async ({ page, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await simulator.fault({ kind: 'http503', system: 'gamePlatform', call: 'login' });
  await simulator.fault({ kind: 'http503', system: 'gamePlatform', call: 'loginAuto' });
  await screens.login.open('MTO');
  await screens.login.logIn(username);
  await expect(screens.login.failure).toHaveText(t('server', 'unavailable'));
  await simulator.clearFaults();
  await pressUntil(screens.login.submit, screens.home.creditBox);
  await expect(page).toHaveURL(/\/MTO\?lang=\w+$/);
});

for (const kind of ['http500', 'timeoutBefore'] as const) {
  test(`explains a failed launch (${kind}) with a reference, and allows a retry`, async ({
    page,
    context,
    screens,
  }) => {
    await enterAsNewMember(context, 'MTO');
    await simulator.fault({ kind, system: 'memberSystem', call: 'startGame' });
    await page.goto(screens.launch.address('MTO', SLOT));
    await expect(screens.launch.failure('launchClosed')).toBeVisible();
    await expect(page.getByText(t('server', 'unavailable'))).toBeVisible();
    await expect(page.getByText(t('games', 'creditUntouched'))).toBeVisible();
    await expect(screens.launch.reference).toBeVisible();
    await expect(screens.launch.others).toBeVisible();
    await simulator.clearFaults();
    await pressUntil(screens.launch.retry, screens.game.back);
    await screens.game.expectOpen();
  });
}

test('shows the home page while the credit cannot be read', async ({ page, context, screens }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await simulator.fault({ kind: 'http500', system: 'memberSystem', call: 'getProfileAndCredit' });
  await screens.home.open('MTO');
  const notice = screens.home.creditBox.getByRole('alert');
  await expect(notice).toContainText(t('wallet', 'creditFailed'));
  await expect(screens.home.group('SLOT')).toBeAttached();
  await simulator.clearFaults();
  const retry = notice.getByRole('button', { name: t('wallet', 'retry') });
  await pressUntil(retry, screens.home.creditBox.filter({ hasText: '1,000.00' }));
  await screens.home.expectMember(username);
  await expect(page).toHaveURL(/\/MTO/);
});

test('keeps the box of a member, bar, tabs and a way home while the member system is down', async ({
  page,
  context,
  screens,
}) => {
  const username = await enterAsNewMember(context, 'MTO');
  await screens.home.open('MTO');
  await screens.home.expectMember(username);
  await expect(screens.home.creditBox).toContainText('1,000.00');
  await simulator.fault({ kind: 'http500', system: 'memberSystem' });
  await page.reload();
  await expect(screens.home.creditBox.getByRole('alert')).toContainText(/\d\d:\d\d/);
  await expect(screens.home.creditBox).toContainText('1,000.00');
  await expect(page.getByText(t('wallet', 'guestTitle'))).toHaveCount(0);
  // the server still knows the profile that it has just read: refuse it here
  await page.route('**/api/provider/profile', (route) =>
    route.fulfill({ status: 503, json: { code: 503, message: t('server', 'unavailable') } }),
  );
  await page.goto('/MTO/deposit');
  await expect(page.getByRole('heading', { level: 1, name: t('payments', 'deposit') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: t('kit', 'unavailableTitle') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('portal', 'toHome') })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: t('portal', 'mainMenu') });
  await expect(tabs.getByRole('link', { name: t('portal', 'contact') })).toBeVisible();
  await simulator.clearFaults();
  await page.unroute('**/api/provider/profile');
  await pressUntil(page.getByRole('button', { name: t('kit', 'tryAgain') }), page.getByText(t('payments', 'ownOnly')));
});

test('keeps bar, tabs, home and contact of a withdrawal that cannot be read', async ({ page, context }) => {
  await enterAsNewMember(context, 'MTO');
  await simulator.fault({ kind: 'http500', system: 'gamePlatform', call: 'withdrawCondition' });
  await page.goto('/MTO/withdraw');
  await expect(page.getByRole('heading', { level: 2, name: t('kit', 'unavailableTitle') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawals', 'withdraw') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('portal', 'toHome') })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: t('portal', 'mainMenu') });
  await expect(tabs.getByRole('link', { name: t('portal', 'contact') })).toBeVisible();
  await simulator.clearFaults();
  await pressUntil(
    page.getByRole('button', { name: t('kit', 'tryAgain') }),
    page.getByText(t('withdrawals', 'howMuch')),
  );
  await expect(tabs).toHaveCount(0);
});

test.describe('provider that ends the session while a game opens', () => {
  async function expectSessionEnded({
    page,
    context,
    screens,
    toasts,
  }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'context' | 'screens' | 'toasts'>) {
    await expectToast(toasts, sessionEnded());
    await expect(page).toHaveURL(/\/NAGA\/login\?lang=\w+$/);
    await expect(screens.login.heading).toBeVisible();
    await expect.poll(() => cookieNames(context)).not.toContain('portalToken');
  }

  test('renews expired tokens (1005) and opens the game', async ({ context, screens }) => {
    const username = await enterAsNewMember(context, 'NAGA');
    await screens.lobby.open('NAGA', 'SLOT');
    // wait until the page knows its member
    const { link } = await screens.lobby.game(0);
    await simulator.expireSessions(username);
    await link.click();
    await screens.game.expectOpen();
  });

  for (const kind of ['code1005', 'code1003'] as const) {
    test(`leads to the login after ${kind} on the launch alone`, async ({ page, context, screens, toasts }) => {
      const username = await enterAsNewMember(context, 'NAGA');
      await simulator.fault({ kind, system: 'memberSystem', call: 'startGame', username });
      await page.goto(screens.launch.address('NAGA', SLOT));
      await expectSessionEnded({ page, context, screens, toasts });
    });
  }
});
