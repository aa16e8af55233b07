import { expect, type Page } from '@playwright/test';
import { PORTAL_URL } from './demo';
import { type Language, t, type MessageSet } from './messages';

export const button = (
  page: Page,
  set: MessageSet,
  key: string,
  language: Language,
  values: Record<string, string> = {},
) => page.getByRole('button', { name: t(set, key, values, language), exact: true });

/** Returns the page's heading, which is visually hidden on the home page. */
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Waits until the page is idle, whether its calls succeeded or failed. */
export const atRest = async (page: Page, language: Language): Promise<void> => {
  await expect(titleOf(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await nothingLoads(page, language);
};

export const nothingLoads = (page: Page, language: Language): Promise<void> =>
  expect(page.getByText(t('kit', 'loading', {}, language), { exact: true })).toHaveCount(0);

export const waiting = async (page: Page): Promise<void> => {
  await expect(titleOf(page)).toBeAttached();
};

export const saying =
  (set: MessageSet, key: string) =>
  async (page: Page, language: Language): Promise<void> => {
    await expect(page.getByText(t(set, key, {}, language), { exact: true }).first()).toBeVisible();
  };

export const at = (page: string) => (prefix: string) => `/${prefix}${page === '' ? '' : `/${page}`}`;

/** Returns the member of the page's session. */
export async function memberOf(page: Page): Promise<string> {
  const reply = await page.request.get(`${PORTAL_URL}/api/provider/profile`);
  return ((await reply.json()) as { result: { username: string } }).result.username;
}
