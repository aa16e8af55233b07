import { firstAnswer, readBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';
import { HOME_SHAPE_COOKIE, readHomeShape, writeHomeShape, type HomeShape } from '../../core';

/** What stood above the groups at the last visit: as the server drew it, else as the cookie says. */
export function shapeOfLastVisit(): HomeShape {
  return firstAnswer<HomeShape>(HOME_SHAPE_COOKIE) ?? readHomeShape(readBrowserCookie(HOME_SHAPE_COOKIE));
}

/** Keeps some of it for the next visit. Cookies are another process's: a look costs, and is taken once. */
export function keepHomeShape(part: Partial<HomeShape>): void {
  const before = readBrowserCookie(HOME_SHAPE_COOKIE);
  const now = writeHomeShape({ ...readHomeShape(before), ...part });
  if (now !== before) writeBrowserCookie(HOME_SHAPE_COOKIE, now);
}
