import { firstAnswer, readBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';
import { HOME_SHAPE_COOKIE, readHomeShape, writeHomeShape, type HomeShape } from '../../core';

/** Returns which rows stood above the groups at the last visit: from the server's rendering, else from the cookie. */
export function shapeOfLastVisit(): HomeShape {
  return firstAnswer<HomeShape>(HOME_SHAPE_COOKIE) ?? readHomeShape(readBrowserCookie(HOME_SHAPE_COOKIE));
}

/**
 * Stores part of the shape for the next visit. Reads the cookie once, because cookies live in another process and reading is
 * slow.
 */
export function keepHomeShape(part: Partial<HomeShape>): void {
  const before = readBrowserCookie(HOME_SHAPE_COOKIE);
  const now = writeHomeShape({ ...readHomeShape(before), ...part });
  if (now !== before) writeBrowserCookie(HOME_SHAPE_COOKIE, now);
}
