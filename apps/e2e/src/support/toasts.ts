import { expect, type Page } from '@playwright/test';

/** Notes what the page's toasts say, as they come: one stands for two seconds, and a busy machine looks away for longer. */
export async function noteToasts(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { noteToast } = window as unknown as { noteToast: (text: string) => void };
    let standing = '';
    new MutationObserver(() => {
      // the host of toasts, not what says something in a place of its own
      const text = document.querySelector('[role=status][aria-live=polite]')?.textContent ?? '';
      if (text !== '' && text !== standing) noteToast(text);
      standing = text;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return said;
}

/** One of the toasts has said it, whether or not it still stands. */
export async function expectToast(toasts: readonly string[], text: string): Promise<void> {
  await expect.poll(() => toasts).toContainEqual(expect.stringContaining(text));
}
