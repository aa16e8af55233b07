import { readBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';
import { ANNOUNCEMENT_COOKIE, readDismissed, withDismissed } from '../core';

/** Ids of the announcements that this browser's member has dismissed. */
export function dismissedAnnouncements(): string[] {
  return readDismissed(readBrowserCookie(ANNOUNCEMENT_COOKIE) ?? undefined);
}

/** Notes all of them in one go. */
export function dismissAnnouncements(ids: readonly string[]): void {
  if (ids.length === 0) return;
  const value = ids.reduce((known, id) => withDismissed(readDismissed(known), id), dismissedAnnouncements().join('.'));
  writeBrowserCookie(ANNOUNCEMENT_COOKIE, value);
}
