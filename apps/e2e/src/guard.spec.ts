import type { BrowserContext } from '@playwright/test';
import { expectPrefixNotFound } from './pages/state-page';
import { MASTER_AGENT_KEY, PORTAL_URL, SESSION_COOKIES, SPECIFIED } from './support/demo';
import { cookieHeader, cookieNames, enterAsNewMember, expectLoggedOut, profileStatus } from './support/session';
import { simulator } from './support/simulator';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';
import { t } from './support/messages';

test.describe('address without a prefix', () => {
  test('shows a guest at the root that the site does not exist', async ({ page }) => {
    await page.goto('/');
    await expectPrefixNotFound(page);
  });

  test('logs out a member at the root', async ({ page, context, screens }) => {
    const username = await enterAsNewMember(context, 'MTO');
    await screens.home.open('MTO');
    await screens.home.expectMember(username);
    const old = await cookieHeader(context);
    await page.goto('/');
    await expectPrefixNotFound(page);
    await expectLoggedOut(context);
    expect(await profileStatus(old)).toBe(401);
  });

  test('needs the cookie for a route without a prefix', async ({ page, screens }) => {
    await page.goto('/login');
    await expectPrefixNotFound(page);
    await screens.home.open('MTO');
    await screens.home.expectGuest('MTO');
    await page.goto('/login');
    await expect(page).toHaveURL(/\/MTO\/login$/);
    await expect(screens.login.heading).toBeVisible();
  });

  test('opens a site by its code', async ({ page, screens }) => {
    await page.goto('/prefix-not-found');
    await page.getByLabel(t('theming', 'prefixLabel')).fill('naga');
    await page.getByRole('button', { name: t('theming', 'prefixOpen') }).click();
    await screens.home.expectGuest('NAGA');
  });
});

test.describe('unavailable agent', () => {
  for (const prefix of ['UNKNOWN', 'PIER']) {
    test(`leads ${prefix} to /prefix-not-found and deletes the cookie`, async ({ page, context }) => {
      await context.addCookies([{ name: 'prefix', value: prefix, url: PORTAL_URL }]);
      await page.goto(`/${prefix}`);
      await expectPrefixNotFound(page);
      await expect.poll(() => cookieNames(context)).not.toContain('prefix');
      await page.goto(`/${prefix}/login`);
      await expectPrefixNotFound(page);
    });
  }

  test('logs out a member who opens an unknown agent', async ({ page, context }) => {
    await enterAsNewMember(context, 'MTO');
    await page.goto('/UNKNOWN');
    await expectPrefixNotFound(page);
    await expectLoggedOut(context);
  });

  test('serves MASTER as an agent', async ({ context, screens }) => {
    const username = await enterAsNewMember(context, 'MASTER');
    await screens.home.open('MASTER');
    await screens.home.expectMember(username);
  });
});

test('logs out a member of another agent, who can then log in here', async ({ page, context, screens }) => {
  await enterAsNewMember(context, 'MTO');
  const foreign = await cookieHeader(context);
  await page.goto('/NAGA');
  await expect(page).toHaveURL(/\/NAGA\/login$/);
  await expectLoggedOut(context);
  expect(await profileStatus(foreign)).toBe(401);
  const { username } = await simulator.newMember('NAGA');
  await screens.login.logIn(username);
  await expect(page).toHaveURL(/\/NAGA$/);
  await screens.home.expectMember(username);
});

test("leads a guest from a member's screen to the home page, from which the login is reachable", async ({
  page,
  screens,
}) => {
  for (const route of ['user-info', 'user-info/tier-detail', 'game', 'favorite-games']) {
    await page.goto(`/MTO/${route}`);
    await screens.home.expectGuest('MTO');
  }
  await screens.login.open('MTO');
});

test("leads a guest who taps a member's screen to the login, and then to that screen", async ({ page, screens }) => {
  const { username } = await simulator.newMember('MTO');
  await screens.home.open('MTO');
  await screens.home.tab('games').click();
  await screens.login.logIn(username);
  await expect(page).toHaveURL(/\/MTO\/game$/);
});

test.describe('invalid token', () => {
  const flipped = (value: string): string => value.slice(0, -9) + (value.at(-9) === 'A' ? 'B' : 'A') + value.slice(-8);

  async function change(
    context: BrowserContext,
    names: readonly string[],
    to: (value: string) => string,
  ): Promise<void> {
    const cookies = await context.cookies(PORTAL_URL);
    await context.addCookies(
      cookies.filter(({ name }) => names.includes(name)).map((cookie) => ({ ...cookie, value: to(cookie.value) })),
    );
  }

  for (const [how, names, to] of [
    ['with one bit of the portal token changed', ['portalToken'], flipped],
    ['with one bit of every token changed', SESSION_COOKIES, flipped],
    ['with nonsense for a token', SESSION_COOKIES, () => 'nonsense'],
  ] as const) {
    test(`leads to the login ${how}`, async ({ page, context, screens }) => {
      await enterAsNewMember(context, 'MTO');
      await change(context, names, to);
      await page.goto('/MTO/user-info');
      await expect(page).toHaveURL(/\/MTO\/login$/);
      await expect(screens.login.heading).toBeVisible();
      await expectLoggedOut(context);
    });
  }
});

test('leads a logged-in member from the login to the home page', async ({ page, context, screens }) => {
  const username = await enterAsNewMember(context, 'MTO');
  await page.goto('/MTO/login');
  await expect(page).toHaveURL(/\/MTO$/);
  await screens.home.expectMember(username);
});

test.describe('seamless-login maintenance', () => {
  test("lets KLANG's listed members log in and stay logged in", async ({ page, screens }) => {
    await screens.login.open('KLANG');
    await expect(page.getByText(t('auth', 'maintenanceNotice'))).toBeVisible();
    await screens.login.logIn('KLANGDEMO1');
    await expect(page).toHaveURL(/\/KLANG\?lang=th$/);
    await page.reload();
    await screens.home.expectMember('KLANGDEMO1');
  });

  test("refuses KLANG's other members", async ({ page, context, screens, toasts }) => {
    await screens.login.open('KLANG');
    await screens.login.logIn('KLANGDEMO2');
    await expectToast(toasts, SPECIFIED.maintenance);
    await expect(screens.login.failure).toContainText(SPECIFIED.maintenance);
    await expect(page).toHaveURL(/\/KLANG\/login/);
    await expectLoggedOut(context);
  });

  test('ends the sessions of unlisted members when maintenance starts', async ({
    page,
    context,
    screens,
    request,
    toasts,
  }) => {
    const setMaintenance = async (isUnderMaintenance: boolean): Promise<void> => {
      const reply = await request.patch('/api/apps/agent_configs/MASTER', {
        headers: { 'x-agent-key': MASTER_AGENT_KEY },
        data: { seamlessLogin: { isUnderMaintenance } },
      });
      expect(reply.status(), await reply.text()).toBe(200);
    };
    const username = await enterAsNewMember(context, 'MASTER');
    await screens.home.open('MASTER');
    await screens.home.expectMember(username);
    try {
      await setMaintenance(true);
      await page.reload();
      await expectToast(toasts, SPECIFIED.maintenance);
      await expect(page.getByText(t('auth', 'maintenanceNotice'))).toBeVisible();
      await expectLoggedOut(context);
    } finally {
      await setMaintenance(false);
    }
  });
});
