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
