import { expect, type Page } from '@playwright/test';
import { spokenLanguage, type Language, t } from '../support/messages';

/** The page for an unknown agent. */
export async function expectPrefixNotFound(page: Page, language: Language = spokenLanguage()): Promise<void> {
  await expect(page).toHaveURL(/\/prefix-not-found(\?.*)?$/);
  await expect(page.getByRole('heading', { level: 1, name: t('theming', 'prefixTitle', {}, language) })).toBeVisible();
}
