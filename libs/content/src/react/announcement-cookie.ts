import { readBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';
import { ANNOUNCEMENT_COOKIE, readDismissed, withDismissed } from '../core';

/** Ids of the announcements that this browser's member has dismissed. */
export function dismissedAnnouncements(): string[] {
  return readDismissed(readBrowserCookie(ANNOUNCEMENT_COOKIE) ?? undefined);
}

export function dismissAnnouncement(id: string): void {
  writeBrowserCookie(ANNOUNCEMENT_COOKIE, withDismissed(dismissedAnnouncements(), id));
}
