import { readFile } from 'node:fs/promises';
import { StudioProcess } from './support/studio';
import { expect, test } from './support/test';

let studio: StudioProcess;

/** Timeout for four portals that start at the same time. */
const FOUR_PORTALS = { timeout: 300_000 };

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeAll(async () => {
  studio = await StudioProcess.start();
});
test.afterAll(() => studio?.stop());

/** A logo with one colour: a turquoise square on a transparent background. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect x="8" y="8" width="48" height="48" fill="#12a594"/></svg>`;

test('previews a look, exports it, and creates an agent with it whose member can log in', async ({ page, screens }) => {
  await page.goto(studio.address);
  const home = page.frameLocator('iframe[title="Home"]');
  await expect(home.locator('#root')).toContainText('STUDIODEMO1', FOUR_PORTALS);
  await expect(page.frameLocator('iframe[title="Login"]').getByRole('textbox').first()).toBeVisible(FOUR_PORTALS);

  // an unsaved colour applies to the preview at once
  const primary = () =>
    home
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--primary'))
      // the preview is reloading
      .catch(() => null);
  await page.getByRole('textbox', { name: 'Buttons: First', exact: true }).fill('#c2185b');
  await expect.poll(primary).toBe('#c2185b');
  // text colours with too little contrast are corrected and reported
  await page.getByRole('textbox', { name: 'Words: Text', exact: true }).fill('#203040');
  await expect(page.getByRole('region', { name: 'Contrast' })).toContainText('Words: Text #203040 →');
  // a logo suggests all ten colours
  await page
    .getByLabel('Colours from a logo')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByRole('textbox', { name: 'Buttons: First', exact: true })).not.toHaveValue('#c2185b');
  const chosen = await page.getByRole('textbox', { name: 'Buttons: First', exact: true }).inputValue();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Brook House');
  await expect(home.locator('html')).toContainText('Brook House', FOUR_PORTALS);

  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export the configuration' }).click(),
  ]);
  const file = JSON.parse(await readFile(await exported.path(), 'utf8')) as { name: string; themes: object };
  expect(file).toMatchObject({ name: 'Brook House', themes: { buttonPrimaryColor: chosen } });

  await page.getByRole('textbox', { name: 'Prefix' }).fill('MTOX');
  await page.getByRole('button', { name: 'Create the agent' }).click();
  await expect(page.getByRole('alert')).toContainText('The prefix MTOX overlaps with the existing MTO.');
  await page.getByRole('textbox', { name: 'Prefix' }).fill('BROOK');
  await page.getByRole('button', { name: 'Create the agent' }).click();
  await expect(page.getByRole('status')).toContainText('BROOK is live');
  await expect(page.getByRole('status')).toContainText(/hb_[\w-]{43}/);

  await screens.login.open('BROOK');
  await screens.login.logIn('BROOKDEMO1');
  await screens.home.expectMember('BROOKDEMO1');
  await expect(page).toHaveTitle(/Brook House/);
});

test('renders every component in the look without errors', async ({ page }) => {
  await page.goto(studio.address);
  await page.getByRole('button', { name: 'Components' }).click();
  const parts = page.frameLocator('iframe[title="Components"]');
  await expect(parts.getByRole('region', { name: 'CreditBox', exact: true })).toContainText(
    'STUDIODEMO1',
    FOUR_PORTALS,
  );
  await page.getByRole('button', { name: 'Lotus' }).click();
  await expect
    .poll(() => parts.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--primary')))
    .toBe('#d4286a');
  await expect(parts.locator('.story > div > p[role="alert"]')).toHaveCount(0);
  // on a phone, the preview stays visible while scrolling through the settings
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Create the agent' }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe[title="Components"]')).toBeInViewport();
});
