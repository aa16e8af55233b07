import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { t } from './support/messages';
import { logIn } from './support/session';
import { expect, test } from './support/test';

/** The first bytes of every PNG file. */
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

async function openReceipt(page: Page): Promise<Locator> {
  await page.goto('/MTO/user-info/statement');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(t('statement', 'kind.DEPOSIT')) })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('statement', 'after'))).toBeVisible();
  return sheet;
}

function expectPicture(picture: Buffer): void {
  expect(picture.subarray(0, PNG.length)).toEqual(PNG);
  // width and height follow the signature and the chunk's head
  expect([picture.readUInt32BE(16) > 300, picture.readUInt32BE(20) > 300]).toEqual([true, true]);
}

test('saves the receipt of a line of the statement as a picture', async ({ page, context }) => {
  await logIn(context, 'MTO', 'MTODEMO1');
  const sheet = await openReceipt(page);
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: t('payments', 'saveSlip') }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^slip-\w+\.png$/);
  expectPicture(await readFile(await saved.path()));
});

test('shares the receipt as a picture where the browser has a share sheet', async ({ page, context }) => {
  const shared: { title: string; names: string[]; picture: number[] }[] = [];
  await page.exposeFunction('onShare', (data: (typeof shared)[number]) => void shared.push(data));
  // Chromium on Linux has no share sheet
  await page.addInitScript(() => {
    const share = async ({ title, files = [] }: ShareData): Promise<void> => {
      const picture = [...new Uint8Array(await files[0]!.arrayBuffer())];
      await Reflect.get(window, 'onShare')({ title, names: files.map(({ name }) => name), picture });
    };
    Object.assign(Navigator.prototype, { share, canShare: ({ files = [] }: ShareData) => files.length === 1 });
  });
  await logIn(context, 'MTO', 'MTODEMO1');
  const sheet = await openReceipt(page);
  await sheet.getByRole('button', { name: t('payments', 'share') }).click();
  await expect.poll(() => shared).toHaveLength(1);
  const [{ title, names, picture }] = shared as [(typeof shared)[number]];
  expect(title).toBe('MTO Lounge');
  expect(names).toEqual([expect.stringMatching(/^slip-\w+\.png$/)]);
  expectPicture(Buffer.from(picture));
  await expect(sheet.getByRole('button', { name: t('payments', 'share') })).toBeEnabled();
});

test('prints every line of the statement, and nothing else of the page', async ({ page, context }) => {
  // the browser's dialog would wait for a person
  await page.addInitScript(() => (window.print = () => undefined));
  await logIn(context, 'MTO', 'MTODEMO1');
  await page.goto('/MTO/user-info/statement');
  const lines = page.getByRole('main').getByRole('button', { name: new RegExp(t('statement', 'kind.DEPOSIT')) });
  await expect(lines.first()).toBeVisible();
  await page.getByRole('button', { name: t('statement', 'export') }).click();
  await page.getByRole('button', { name: t('statement', 'pdf') }).click();
  const paper = page.locator('body > section').filter({ has: page.getByRole('table', { includeHidden: true }) });
  await expect(paper).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  expect(await paper.getByRole('row').count()).toBeGreaterThan(await lines.count());
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
});
