import { expect, type Page } from '@playwright/test';
import { PORTAL_URL } from './demo';
import { type Language, word, type WordSet } from './messages';

export const button = (
  page: Page,
  set: WordSet,
  key: string,
  language: Language,
  values: Record<string, string> = {},
) => page.getByRole('button', { name: word(set, key, values, language), exact: true });

/** What a screen reader calls the page: the home's title is for nobody else. */
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** A page that is there and at rest, whatever it shows: what it asked for has come or failed. */
export const atRest = async (page: Page, language: Language): Promise<void> => {
  await expect(titleOf(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await nothingLoads(page, language);
};

export const nothingLoads = (page: Page, language: Language): Promise<void> =>
  expect(page.getByText(word('kit', 'loading', {}, language), { exact: true })).toHaveCount(0);

export const waiting = async (page: Page): Promise<void> => {
  await expect(titleOf(page)).toBeAttached();
};

export const saying =
  (set: WordSet, key: string) =>
  async (page: Page, language: Language): Promise<void> => {
    await expect(page.getByText(word(set, key, {}, language), { exact: true }).first()).toBeVisible();
  };

export const at = (page: string) => (prefix: string) => `/${prefix}${page === '' ? '' : `/${page}`}`;

/** The member whom the page is logged in as. */
export async function memberOf(page: Page): Promise<string> {
  const reply = await page.request.get(`${PORTAL_URL}/api/provider/profile`);
  return ((await reply.json()) as { result: { username: string } }).result.username;
}
