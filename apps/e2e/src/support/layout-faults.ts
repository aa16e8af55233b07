import type { Page } from '@playwright/test';

/** Returns elements that overflow at the smallest supported width, 320 px. */
export async function narrowFaults(page: Page): Promise<string[]> {
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  await drawnAgain(page);
  const found = await overflowing(page);
  await page.setViewportSize(usual);
  return found;
}

/** Returns elements that overflow or cut text off at 200 % text size. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  await setSize('200%');
  await drawnAgain(page);
  const found = [...(await overflowing(page)), ...(await cutOff(page))];
  await setSize('');
  return found;
}

/** Waits two frames, so that elements that observe their size have rendered again. */
async function drawnAgain(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        // a browser that renders no frames must not stop the test
        setTimeout(resolve, 1_000);
      }),
  );
}

/** Returns elements that overflow the page, except inside scrollable rails. */
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

/** Returns elements that cut their text off at the top or bottom. */
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
