import { expect, type Page } from '@playwright/test';
import { closeStream } from './loads';
import { spokenLanguage, type Language } from './messages';
import type { Screen } from './screen-list';

/** Opens a screen and waits until it is ready. */
export async function show(
  page: Page,
  screen: Screen,
  prefix: string,
  language: Language = spokenLanguage(),
): Promise<void> {
  await closeStream(page);
  const path = screen.path(prefix);
  await screen.before?.(page);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await screen.prepare?.(page, language);
  await screen.ready(page, language);
}
