import type { Page } from '@playwright/test';

/** Counts navigations of the page from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on(
    'request',
    (request) => (loads += Number(request.isNavigationRequest() && request.frame() === page.mainFrame())),
  );
  return () => loads;
}

const withoutStream = new WeakSet<Page>();

/** Closes the event stream, because an open stream prevents `networkidle`. */
export async function closeStream(page: Page): Promise<void> {
  if (withoutStream.has(page)) return;
  withoutStream.add(page);
  // status 204 makes an EventSource stop reconnecting
  await page.route('**/api/apps/live?*', (route) => route.fulfill({ status: 204 }));
}

/**
 * Waits until no request is under way. A page that does not get there in half a minute is loaded once more: when a route answers
 * requests, the browser's driver can miss the end of one. A page that never stops requesting still fails.
 */
export async function waitForIdle(page: Page): Promise<void> {
  try {
    await page.waitForLoadState('networkidle', { timeout: 30_000 });
  } catch {
    await page.reload({ waitUntil: 'networkidle', timeout: 60_000 });
  }
}
