import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus, and checks that its focus is visible. */
export async function tabTo(page: Page, target: Locator, max = 60): Promise<void> {
  for (let stops = 0; stops < max; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await focusIsVisible(page), 'the focus is visible').toBe(true);
      return;
    }
  }
  throw new Error(`Not reached after ${max} presses of Tab: ${String(target)}`);
}

/** Whether the focused element or its parent has an outline or a shadow. */
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
