import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until something has the focus, as somebody without a pointer does; every stop shows where it is. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await focusIsVisible(page), 'the focus can be seen').toBe(true);
      return;
    }
  }
  throw new Error(`not reached with ${most} presses of Tab: ${String(target)}`);
}

/** An outline or a shadow, on the element or on what stands around it. */
export async function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const shown = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    const focused = document.activeElement;
    return shown(focused) || shown(focused?.parentElement ?? null);
  });
}
