import type { Page } from '@playwright/test';

/** What does not fit in the narrowest window that the product knows (320 px). */
export async function narrowFaults(page: Page): Promise<string[]> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await drawnAgain(page);
  const found = await overflowing(page);
  await page.setViewportSize(usual);
  return found;
}

/** What does not fit, or loses words, for somebody who reads at twice the size. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  await setSize('200%');
  await drawnAgain(page);
  const found = [...(await overflowing(page)), ...(await cutOff(page))];
  await setSize('');
  return found;
}

/** Two frames: what watches its own size has been told, and has drawn itself. */
async function drawnAgain(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // a browser that has no time for frames must not stop the journey
        setTimeout(resolve, 1_000);
      }),
  );
}

/** What reaches beyond the page and cannot be scrolled to inside a rail of its own. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaches = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...reaches.slice(0, 8).map((element) => `${element.tagName}.${element.className}`),
    ];
  });
}

/** Words that are cut at the top or bottom of what they stand in. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('button, a, h1, h2, p, label, li')]
      .filter((element) => {
        const { overflowY } = getComputedStyle(element);
        const hidden = overflowY === 'hidden' || overflowY === 'clip';
        return (
          hidden &&
          element.clientHeight > 4 &&
          element.innerText.trim() !== '' &&
          element.scrollHeight > element.clientHeight + 3
        );
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 40)}`),
  );
}
