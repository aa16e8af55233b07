import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface Watched {
  drawn: Element[];
  pageAnswers: () => void;
  /** Set when the page answers. */
  gone?: string[];
}

/** How many parts the server drew; `null` when the page begins with the start screen. */
export const drawnParts = (html: string): string | null =>
  /<div id="root" data-drawn="\w+" data-slices="(\d+)"/.exec(html)?.[1] ?? null;

/** A page as the server draws it. A busy server gives a drawing up that takes too long, sends the start screen, and draws at a later visit. */
export async function drawnPage(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path)).text();
    expect(drawnParts(html)).not.toBeNull();
  }).toPass();
  return html;
}

/** The same in the browser. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const reply = await page.goto(path);
    expect(drawnParts((await reply?.text()) ?? '')).not.toBeNull();
  }).toPass();
}

/** Scripts wait until they are let go: the page is as a slow phone has it. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gone;
    await route.fallback();
  });
  return () => letGo();
}

/** A phone's processor, so slow that everything has the time to happen at the wrong moment. */
export async function slowDown(page: Page, times = 6): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * Remembers what stands on the page, which no script has touched yet.
 *
 * @returns waits until React has taken the page over, and answers what it threw away, the first five of it
 */
export async function watchDrawn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.drawn = [...document.querySelectorAll('#root *')];
    const answers = watched.pageAnswers;
    watched.pageAnswers = () => {
      watched.gone = watched.drawn
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML.slice(0, 120))
        .slice(0, 5);
      answers();
    };
  });
  return async () => {
    const gone = await page.waitForFunction(() => (window as unknown as Watched).gone);
    return (await gone.jsonValue()) ?? [];
  };
}
