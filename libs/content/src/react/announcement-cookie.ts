import { ANNOUNCEMENT_COOKIE, readDismissed, withDismissed } from '../core';

/** Lifetime of the portal's cookies, seconds (specification section 9). */
const LIFETIME_SECONDS = 31_619_000;

/** Ids of the announcements that this browser's member has dismissed. */
export function dismissedAnnouncements(): string[] {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${ANNOUNCEMENT_COOKIE}=`));
  return readDismissed(entry?.slice(ANNOUNCEMENT_COOKIE.length + 1));
}

export function dismissAnnouncement(id: string): void {
  const value = withDismissed(dismissedAnnouncements(), id);
  document.cookie = `${ANNOUNCEMENT_COOKIE}=${value}; path=/; max-age=${LIFETIME_SECONDS}; samesite=lax`;
}
