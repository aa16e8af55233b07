import { expect, type Page } from '@playwright/test';
import { SPECIFIED } from './demo';
import { spokenLanguage, t } from './messages';

/** Tells that the session has ended; the specification fixes the letters in Thai. */
export const sessionEnded = (): string =>
  spokenLanguage() === 'th' ? SPECIFIED.sessionEnded : t('portal', 'sessionError');

/** Records the texts of toasts, because each is visible for only two seconds. */
export async function recordToasts(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('recordToast', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (text: string) => void };
    let standing = '';
    new MutationObserver(() => {
      // only the container of toasts, not other status elements
      const text = document.querySelector('[role=status][aria-live=polite]')?.textContent ?? '';
      if (text !== '' && text !== standing) recordToast(text);
      standing = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return said;
}

/** Checks that a toast showed the text, even if it is no longer visible. */
export async function expectToast(toasts: readonly string[], text: string): Promise<void> {
  await expect.poll(() => toasts).toContainEqual(expect.stringContaining(text));
}
