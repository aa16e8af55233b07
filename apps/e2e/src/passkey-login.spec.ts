import type { Browser, Page } from '@playwright/test';
import { closeStream, waitForIdle } from './support/loads';
import { PasskeyDevice } from './support/passkey-device';
import { logIn } from './support/session';
import { isGate } from './support/scope';
import { simulator } from './support/simulator';
import { violations } from './support/standard';
import { expect, screensOf, test } from './support/test';
import { t } from './support/messages';

/** Disable animations, so that axe sees the final colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const passkeyLogin = (page: Page) => page.getByRole('button', { name: t('auth', 'passkeyLogin'), exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens an agent's login page in an unknown browser that has the passkeys of another. */
async function onOtherBrowser(
  browser: Browser,
  device: PasskeyDevice,
  prefix: string,
  work: (page: Page, there: PasskeyDevice) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  // the suggestions would use the passkey before the button does
  await page.addInitScript('delete PublicKeyCredential.isConditionalMediationAvailable');
  const there = await PasskeyDevice.on(page);
  await device.sharedTo(there);
  await screensOf(page).login.open(prefix);
  await work(page, there);
  await there.sharedTo(device);
  await context.close();
}

test('logs in with a passkey alone while logged in elsewhere, and asks for the password otherwise', async ({
  page,
  context,
  browser,
}) => {
  const device = await PasskeyDevice.on(page);
  const { username } = await simulator.newMember('MTO');
  await logIn(context, 'MTO', username);
  await page.goto('/MTO/user-info/second-factor');
  await page.getByRole('button', { name: t('secondFactor', 'addPasskey'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('secondFactor', 'codesTitle') })).toBeVisible();

  await onOtherBrowser(browser, device, 'MTO', async (other, there) => {
    expect.soft(await violations(other)).toEqual([]);
    await there.knowsFinger(false);
    await passkeyLogin(other).click();
    await expect(said(other, t('auth', 'passkeyLoginCancelled'))).toBeVisible();
    await there.knowsFinger(true);
    await passkeyLogin(other).click();
    await screensOf(other).home.expectMember(username);
    const reply = await other.request.post('/api/provider/logout', { data: {} });
    expect(reply.status()).toBe(200);
  });
  // the same passkey does nothing at another agent
  await onOtherBrowser(browser, device, 'NAGA', async (other) => {
    await passkeyLogin(other).click();
    await expect(said(other, t('authServer', 'passkeyLoginRefused'))).toBeVisible();
  });
  await context.request.post('/api/provider/logout', { data: {} });
  await onOtherBrowser(browser, device, 'MTO', async (other) => {
    await passkeyLogin(other).click();
    await expect(said(other, t('authServer', 'passwordNeeded'))).toBeVisible();
    await expect(screensOf(other).login.submit).toBeVisible();
  });
});

test('offers no passkeys in a browser without them', async ({ page }) => {
  await page.addInitScript('delete window.PublicKeyCredential');
  const { login } = screensOf(page);
  await login.open('MTO');
  await expect(login.submit).toBeVisible();
  await expect(passkeyLogin(page)).toHaveCount(0);
});

if (!isGate)
  test('offers a passkey after the second login by password, until there is one', async ({
    page,
    context,
    screens,
  }) => {
    await PasskeyDevice.on(page);
    await closeStream(page);
    // the suggestions would wait for a passkey on the login page
    await page.addInitScript('delete PublicKeyCredential.isConditionalMediationAvailable');
    const { username } = await simulator.newMember('MTO');
    const offer = page.getByRole('region', { name: t('passkeyOffer', 'title'), exact: true });
    const enter = async () => {
      await screens.login.open('MTO');
      await screens.login.logIn(username);
      await screens.home.expectMember(username);
    };
    const leave = () => context.request.post('/api/provider/logout', { data: {} });
    // marks the announcements as read
    await logIn(context, 'MTO', username);
    await leave();
    await enter();
    await waitForIdle(page);
    await expect(offer).toHaveCount(0);
    await leave();

    await enter();
    await expect(offer).toBeAttached();
    await offer.getByRole('link', { name: t('passkeyOffer', 'setUp'), exact: true }).click();
    await page.getByRole('button', { name: t('secondFactor', 'addPasskey'), exact: true }).click();
    await page.getByRole('button', { name: t('secondFactor', 'kept'), exact: true }).click();
    await screens.home.open('MTO');
    await screens.home.expectMember(username);
    await waitForIdle(page);
    await expect(offer).toHaveCount(0);
  });
