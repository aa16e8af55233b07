import type { Page } from '@playwright/test';

/** Counts how often the page itself is asked for from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on(
    'request',
    (request) => (loads += Number(request.isNavigationRequest() && request.frame() === page.mainFrame())),
  );
  return () => loads;
}

const withoutStream = new WeakSet<Page>();

/** Whoever waits for a network at rest waits for ever while a stream is open. */
export async function closeStream(page: Page): Promise<void> {
  if (withoutStream.has(page)) return;
  withoutStream.add(page);
  // an event source takes this for the end
  await page.route('**/api/apps/live?*', (route) => route.fulfill({ status: 204 }));
}
