import type { BrowserContext, Page } from '@playwright/test';
import { SPECIFIED } from './support/demo';
import { cookieNames, enterAsNewMember, expectLoggedOut } from './support/session';
import { simulator } from './support/simulator';
import { expect, screensOf, test } from './support/test';
import { t } from './support/messages';

test("refuses a wrong password with the specification's message and stores nothing", async ({
  page,
  context,
  screens,
}) => {
  const { username } = await simulator.newMember('MTO');
  await screens.login.open('MTO');
  await screens.login.logIn(username, 'Wrong-2026!');
  await expect(screens.login.failure).toContainText(SPECIFIED.invalidCredentials);
  await expectLoggedOut(context);
  await screens.login.logIn(username);
  await expect(page).toHaveURL(/\/MTO\?lang=\w+$/);
  expect(await cookieNames(context)).toEqual(expect.arrayContaining(['prefix', 'portalToken', 'ambToken', 'funToken']));
});

test('refuses an unknown username with the same message', async ({ screens }) => {
  await screens.login.open('MTO');
  await screens.login.logIn('MTOUNKNOWN');
  await expect(screens.login.failure).toContainText(SPECIFIED.invalidCredentials);
});

test('refuses SPTNDEMO2, who has no seamless record while first login is disabled', async ({ context, screens }) => {
  await screens.login.open('SPTN');
  await screens.login.logIn('SPTNDEMO2');
  await expect(screens.login.failure).toContainText(SPECIFIED.invalidCredentials);
  await expectLoggedOut(context);
});

test('creates a record for NAGADEMO2 at the first login', async ({ page, screens }) => {
  await screens.login.open('NAGA');
  await screens.login.logIn('NAGADEMO2');
  await expect(page).toHaveURL(/\/NAGA\?lang=\w+$/);
  await screens.home.expectMember('NAGADEMO2');
  await screens.home.expectCredit((await simulator.member('NAGADEMO2')).creditSatang);
});

test('reports invalid input before sending anything', async ({ page, screens }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await screens.login.open('MTO');
  await screens.login.submit.click();
  await expect(screens.login.username).toBeFocused();
  await expect(screens.login.username).toHaveAccessibleDescription(t('server', 'required'));
  await screens.login.logIn('NAGADEMO1');
  await expect(screens.login.username).toHaveAccessibleDescription(
    t('authServer', 'usernameLacksPrefix', { prefix: 'MTO' }),
  );
  await screens.login.logIn('MTODEMO1', '');
  await expect(screens.login.password).toHaveAccessibleDescription(t('server', 'required'));
  expect(sent).not.toContain('/api/provider/login');
});

test('remembers the username on demand, and never the password', async ({ page, context, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await screens.login.open('MTO');
  await screens.login.fill(username);
  await page.getByRole('checkbox', { name: t('auth', 'rememberUsername') }).check();
  await screens.login.submit.click();
  await expect(page).toHaveURL(/\/MTO\?lang=\w+$/);
  await context.clearCookies();
  await screens.login.open('MTO');
  await expect(screens.login.username).toHaveValue(username);
  await expect(screens.login.password).toHaveValue('');
});

/** Records the channels that a page opens. @returns waits for the channel that shares the session between tabs */
async function recordChannels(context: BrowserContext): Promise<(tab: Page) => Promise<unknown>> {
  await context.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, {
      channelNames: names,
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          names.push(name);
        }
      },
    });
  });
  return (tab) =>
    tab.waitForFunction(() =>
      (window as unknown as { channelNames?: string[] }).channelNames?.includes('housebrand-session'),
    );
}

test("shows a logout and another member's login in every tab at once", async ({ context, screens }) => {
  const first = await enterAsNewMember(context, 'MTO');
  const { username: second } = await simulator.newMember('MTO');
  const listens = await recordChannels(context);
  const tab = await context.newPage();
  const other = screensOf(tab);
  await Promise.all([screens.account.open('MTO'), other.home.open('MTO')]);
  await other.home.expectMember(first);
  await listens(tab);
  await screens.account.logOut();
  await other.home.expectGuest('MTO');
  await listens(tab);
  await screens.login.open('MTO');
  await screens.login.logIn(second);
  await other.home.expectMember(second);
});
