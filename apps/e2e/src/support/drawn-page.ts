import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface Watched {
  drawn: Element[];
  pageAnswers: () => void;
  /** Set when hydration is complete. */
  replaced?: string[];
}

/** Returns the number of parts that the server rendered; `null` if the page starts with the start screen. */
export const drawnParts = (html: string): string | null =>
  /<div id="root" data-drawn="\w+" data-slices="(\d+)"/.exec(html)?.[1] ?? null;

/** Fetches a page that the server has rendered. Retries, because a busy server can send the start screen first. */
export async function drawnPage(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path)).text();
    expect(drawnParts(html)).not.toBeNull();
  }).toPass();
  return html;
}

/** Opens a page that the server has rendered, with the same retries. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const reply = await page.goto(path);
    expect(drawnParts((await reply?.text()) ?? '')).not.toBeNull();
  }).toPass();
}

/** Holds all scripts, as on a slow network. @returns releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

/** Throttles the processor, so that race conditions become visible. */
export async function slowDown(page: Page, times = 6): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * Records the elements of the page before any script runs.
 *
 * @returns waits for hydration; returns the first five elements that React replaced, as HTML
 */
export async function watchDrawn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.drawn = [...document.querySelectorAll('#root *')];
    const answers = watched.pageAnswers;
    watched.pageAnswers = () => {
      watched.replaced = watched.drawn
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML.slice(0, 120))
        .slice(0, 5);
      answers();
    };
  });
  return async () => {
    const replaced = await page.waitForFunction(() => (window as unknown as Watched).replaced);
    return (await replaced.jsonValue()) ?? [];
  };
}
