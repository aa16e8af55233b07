import type { Page } from '@playwright/test';
import { enterOffice } from './support/office';
import { expect, test } from './support/test';
import { t } from './support/messages';

const say = (key: string) => t('officeCampaigns', key);

/** The page of the portal beside the form. */
const previewOf = (office: Page) => office.frameLocator(`iframe[title="${say('previewFrame')}"]`);

/** A square picture; a banner is wider than high. */
async function squarePicture(office: Page): Promise<Buffer> {
  const address = await office.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 600;
    const pen = canvas.getContext('2d')!;
    for (const [place, color] of ['#c2185b', '#12a594', '#f2b84b'].entries()) {
      pen.fillStyle = color;
      pen.fillRect(0, place * 200, 600, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

test('previews an unsaved banner as the portal shows it, and crops its picture by keyboard', async ({ browser }) => {
  const { page: office } = await enterOffice(browser, 'mto.marketing', '/MTO/content/banners');
  const preview = previewOf(office);
  const row = office.locator('details').first();
  await row.locator('summary').click();
  const title = row
    .getByRole('group', { name: t('contentServer', 'field.title') })
    .getByRole('textbox')
    .first();
  await title.fill('ยังไม่บันทึก');
  await expect(preview.getByText('ยังไม่บันทึก')).toBeVisible();
  await expect(title, 'the preview takes no focus').toBeFocused();

  const buffer = await squarePicture(office);
  await row.locator('input[type=file]').setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer });
  const dialog = office.getByRole('dialog', { name: say('cropTitle') });
  const frame = dialog.getByRole('group', { name: say('cropArea') });
  const before = (await frame.boundingBox())!;
  expect(before.width / before.height).toBeCloseTo(636 / 280, 1);
  await frame.focus();
  for (let press = 0; press < 20; press += 1) await office.keyboard.press('ArrowUp');
  expect((await frame.boundingBox())!.y).toBeLessThan(before.y);
  await dialog.getByRole('button', { name: say('cropUpload') }).click();
  await expect(dialog).toHaveCount(0);
  const stored = row.locator('img[src^="/media/pictures/"]').first();
  await expect(stored).toBeVisible();
  await expect
    .poll(() => stored.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight))
    .toBeCloseTo(636 / 280, 1);
  await expect(preview.locator('img[src^="/media/pictures/"]')).toBeVisible();
  await office.context().close();
});

test("edits a look with the studio's editor: members' pages, contrast and a logo follow before it is saved", async ({
  browser,
}) => {
  const { page: office } = await enterOffice(browser, 'naga.head', '/NAGA/theme');
  const primary = () =>
    previewOf(office)
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--primary').trim());
  await expect(previewOf(office).getByText(/NAGA08421/)).toBeVisible();
  await office.getByRole('button', { name: 'Klang' }).click();
  await expect.poll(primary).toBe('#2fe0e8');
  const words = `${t('editor', 'words')}: ${t('editor', 'textPrimaryColor')}`;
  await office.getByLabel(words, { exact: true }).fill('#203040');
  await expect(office.getByRole('region', { name: t('editor', 'contrast') })).toContainText(`${words} #203040 →`);
  await office.getByText(say('previewPage.login'), { exact: true }).click();
  await expect(previewOf(office).locator('input[type=password]')).toBeVisible();
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#12a594"/></svg>`;
  await office
    .getByLabel(t('editor', 'fromLogo'))
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect.poll(primary).not.toBe('#2fe0e8');
  await office.context().close();
});

test('shows previews to no other site, and lets them call nothing', async ({ browser, request }) => {
  const { page: office } = await enterOffice(browser, 'mto.marketing', '/MTO/content/faq');
  const policyOf = async (path: string) =>
    (await request.get(new URL(path, office.url()).href)).headers()['content-security-policy'];
  expect(await policyOf('/preview')).toContain("connect-src 'none'");
  expect(await policyOf('/preview')).toContain("frame-ancestors 'self'");
  expect(await policyOf('/MTO/today')).toContain("frame-ancestors 'none'");
  await office.context().close();
});
