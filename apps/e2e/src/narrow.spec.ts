import type { Page } from '@playwright/test';
import { logIn } from './support/session';
import { SCREENS, show } from './support/screen-list';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const as of ['guest', 'member'] as const) {
  test(`320 px: nothing of a ${as}’s screens scrolls sideways`, async ({ page, context }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 320, height: 640 });
    if (as === 'member') await logIn(context, 'MTO', 'MTODEMO1');
    for (const language of ['th', 'en'] as const) {
      for (const screen of SCREENS.filter((each) => each.as === as)) {
        await show(page, screen, 'MTO', language);
        expect.soft(await overflowing(page), `${screen.name} (${language})`).toEqual([]);
      }
    }
  });

  test(`200 % text: a ${as}’s screens stay whole`, async ({ page, context }) => {
    test.setTimeout(600_000);
    if (as === 'member') await logIn(context, 'MTO', 'MTODEMO1');
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '200%'),
      ),
    );
    for (const screen of SCREENS.filter((each) => each.as === as)) {
      await show(page, screen, 'MTO');
      expect.soft(await overflowing(page), screen.name).toEqual([]);
      expect.soft(await cutOff(page), screen.name).toEqual([]);
    }
  });
}
