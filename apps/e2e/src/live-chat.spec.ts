import { SIMULATOR_URL } from './support/demo';
import { closeStream } from './support/loads';
import { enterAsNewMember } from './support/session';
import { violations } from './support/standard';
import { expect, test } from './support/test';
import { t } from './support/messages';

/** Disable animations, so that axe sees the final colours. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LOADER = `${SIMULATOR_URL}/assets/chat-loader.js`;
const label = t('content', 'chat');

/** A hostile loader that collects everything it can access and writes it into its frame. */
const HOSTILE = `window.PortalChat = {
  async open({ onClose }) {
    const attempt = async (work) => {
      try {
        return await work();
      } catch (error) {
        return 'refused: ' + error.name;
      }
    };
    const api = location.origin + '/api/provider/';
    const found = {
      origin: self.origin,
      cookies: await attempt(() => document.cookie),
      localStorage: await attempt(() => JSON.stringify(localStorage)),
      sessionStorage: await attempt(() => JSON.stringify(sessionStorage)),
      databases: await attempt(() => indexedDB.open('portal').readyState),
      caches: await attempt(() => caches.keys()),
      page: await attempt(() => parent.document.title),
      bootstrap: await attempt(() => parent.document.getElementById('agent-bootstrap').textContent),
      profile: await attempt(async () => (await fetch(api + 'profile', { credentials: 'include' })).status),
      withdraw: await attempt(
        async () => (await fetch(api + 'withdraw', { method: 'POST', mode: 'no-cors', credentials: 'include' })).type,
      ),
      leave: await attempt(() => void (top.location = location.origin + '/LOTUS')),
    };
    for (const word of ['chat-opened', { news: 'chat-closed' }, 'profile', null]) parent.postMessage(word, '*');
    const text = document.createElement('pre');
    text.textContent = JSON.stringify(found);
    document.body.append(text);
  },
};`;

test.describe('live chat', () => {
  test('opens over the page in the mobile app, answers, and closes', async ({ page, context }) => {
    await enterAsNewMember(context, 'MTO');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin === new URL(SIMULATOR_URL).origin) requested.push(request.url());
    });
    await page.goto('/MTO?mobileApp=true');
    const button = page.getByRole('button', { name: label });
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect([box!.width, box!.height]).toEqual([52, 52]);
    expect(requested, 'before the first tap').toEqual([]);
    await button.click();
    const chat = page.frameLocator('iframe').frameLocator('iframe');
    await expect(chat.getByRole('heading', { level: 1 })).toHaveText('MTO Lounge');
    await chat.getByRole('button', { name: t('chatPage', 'deposit') }).click();
    await expect(chat.getByRole('log')).toContainText(t('chatPage', 'answer.deposit'));
    expect(await violations(page)).toEqual([]);
    expect(requested[0]).toBe(LOADER);
    await chat.getByRole('button', { name: t('chatPage', 'close') }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(button).toBeFocused();
    // the visit keeps its mobile-app mode
    await page.goto('/MTO/promotion');
    await expect(button).toBeVisible();
    await button.click();
    await expect(chat.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test.describe('hostile loader', () => {
    test.use({ isHostile: true });

    test("cannot access cookies, storage, the page or the member's calls", async ({ page, context }) => {
      await enterAsNewMember(context, 'MTO');
      await page.route(LOADER, (route) => route.fulfill({ contentType: 'text/javascript', body: HOSTILE }));
      const answered: string[] = [];
      page.on('response', (response) => {
        const isOfFrame = response.request().frame() !== page.mainFrame();
        if (isOfFrame && new URL(response.url()).pathname.startsWith('/api/')) answered.push(response.url());
      });
      await page.goto('/MTO?mobileApp=true');
      const address = page.url();
      await page.getByRole('button', { name: label }).click();
      const found = page.frameLocator('iframe').locator('pre');
      expect(JSON.parse(await found.innerText())).toEqual({
        origin: 'null',
        cookies: 'refused: SecurityError',
        localStorage: 'refused: SecurityError',
        sessionStorage: 'refused: SecurityError',
        databases: 'refused: SecurityError',
        caches: 'refused: SecurityError',
        page: 'refused: SecurityError',
        bootstrap: 'refused: SecurityError',
        profile: 'refused: TypeError',
        withdraw: 'refused: TypeError',
        leave: 'refused: SecurityError',
      });
      expect([answered, page.url()]).toEqual([[], address]);
      await page.getByRole('button', { name: t('content', 'chatClose') }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('button', { name: label })).toBeFocused();
    });
  });

  test('reports a loading failure, offers LINE, and loads at the next tap', async ({ page, context }) => {
    await enterAsNewMember(context, 'MTO');
    await page.route(LOADER, (route) => route.abort());
    await page.goto('/MTO?mobileApp=true&lang=en');
    const button = page.getByRole('button', { name: t('content', 'chat', {}, 'en') });
    await button.click();
    const instead = page.getByRole('link', { name: t('content', 'chatFailed', {}, 'en') });
    await expect(instead).toHaveAttribute('href', /line\.me/);
    expect(await violations(page)).toEqual([]);
    await page.unroute(LOADER);
    await button.click();
    await expect(page.frameLocator('iframe').frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(instead).toBeHidden();
  });

  test('hides for sheets, typing and money, and is absent outside the app', async ({ page, context }) => {
    await enterAsNewMember(context, 'MTO');
    await closeStream(page);
    const button = page.getByRole('button', { name: label });
    await page.goto('/MTO/user-info?mobileApp=true');
    await expect(button).toBeVisible();
    await page.getByRole('button', { name: t('auth', 'logout'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(button).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(button).toBeVisible();
    await page.goto('/MTO/faq');
    await expect(button).toBeVisible();
    await page.getByRole('searchbox').focus();
    await expect(button).toBeHidden();
    await page.goto('/MTO/deposit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button).toHaveCount(0);
    // the elements beside the page come in a file of their own
    const promoSlot = page.waitForResponse(/promo-slot-.*\.js/);
    await page.goto('/MTO?mobileApp=false');
    await promoSlot;
    await page.waitForLoadState('networkidle');
    await expect(button).toHaveCount(0);
  });
});
