import type { Page } from '@playwright/test';
import { enterOffice } from './support/office';
import { violations } from './support/standard';
import { expect, test } from './support/test';

/** Every page of the back office for an agent's head, below the agent's prefix; `{first}`: the first entry of its list. */
const PAGES = [
  'today',
  'members',
  'members/{first}',
  ...['statement', 'play', 'bonuses', 'limits', 'devices', 'referrals', 'notes', 'audit'].map(
    (tab) => `members/MTODEMO1/${tab}`,
  ),
  'money',
  'money/{first}',
  'approvals',
  'cases',
  'messages',
  'campaigns/coupons',
  ...['quests', 'tournaments', 'tiers', 'prices', 'cashback', 'affiliate'].map((kind) => `campaigns/${kind}`),
  ...['banners', 'announcements', 'promotion-texts', 'faq', 'tutorials', 'terms', 'privacy'].map(
    (kind) => `content/${kind}`,
  ),
  'theme',
  'reports',
  'staff',
  'keys',
  'audit',
  'webhooks',
  'webhooks/{first}',
  'nothing-here',
];

/** Opens a page and waits until nothing loads. Returns whether there is such a page: a list may be empty. */
async function show(office: Page, page: string): Promise<boolean> {
  const [list, entry] = page.split('/{first}');
  await office.goto(`/MTO/${list}`);
  await expect(office.locator('h1')).toBeVisible();
  await office.waitForLoadState('networkidle');
  if (entry === undefined) return true;
  const link = office.locator(`main a[href*="/MTO/${list}/"]`).first();
  if ((await link.count()) === 0) return false;
  await link.click();
  await office.waitForLoadState('networkidle');
  return true;
}

for (const language of ['th', 'en'])
  for (const width of [1280, 360])
    test(`has no accessibility faults in the back office: ${language}, ${width} px`, async ({ browser }) => {
      test.setTimeout(600_000);
      const { page: office } = await enterOffice(browser, 'mto.head', '/MTO/today');
      await office.setViewportSize({ width, height: 800 });
      await office.context().addCookies([{ name: 'lang', value: language, url: office.url() }]);
      await office.emulateMedia({ reducedMotion: 'reduce' });
      for (const page of PAGES)
        await test.step(page, async () => {
          if (await show(office, page)) expect.soft(await violations(office), page).toEqual([]);
        });
      await office.context().close();
    });
