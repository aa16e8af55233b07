import { firstAnswer, readBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';
import { HOME_SHAPE_COOKIE, readHomeShape, writeHomeShape, type HomeShape } from '../../core';

/** What stood above the groups at the last visit: as the server drew it, else as the cookie says. */
export function shapeOfLastVisit(): HomeShape {
  return firstAnswer<HomeShape>(HOME_SHAPE_COOKIE) ?? readHomeShape(readBrowserCookie(HOME_SHAPE_COOKIE));
}

/** Keeps some of it for the next visit. */
export function keepHomeShape(part: Partial<HomeShape>): void {
  const before = readHomeShape(readBrowserCookie(HOME_SHAPE_COOKIE));
  const text = writeHomeShape({ ...before, ...part });
  if (readBrowserCookie(HOME_SHAPE_COOKIE) !== text) writeBrowserCookie(HOME_SHAPE_COOKIE, text);
}
