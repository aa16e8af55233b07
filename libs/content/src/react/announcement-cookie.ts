import { readBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';
import { ANNOUNCEMENT_COOKIE, readDismissed, withDismissed } from '../core';

/** Returns the ids of the announcements dismissed in this browser. */
export function dismissedAnnouncements(): string[] {
  return readDismissed(readBrowserCookie(ANNOUNCEMENT_COOKIE) ?? undefined);
}

/** Stores several dismissals at once. */
export function dismissAnnouncements(ids: readonly string[]): void {
  if (ids.length === 0) return;
  const value = ids.reduce((known, id) => withDismissed(readDismissed(known), id), dismissedAnnouncements().join('.'));
  writeBrowserCookie(ANNOUNCEMENT_COOKIE, value);
}
