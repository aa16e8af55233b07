import type { Announcement } from './contracts';

/** The cookie that stores the dismissed announcements (specification sections 4 and 9). */
export const ANNOUNCEMENT_COOKIE = 'announcement';

/** Number of stored ids; the oldest are dropped first, since a cookie holds about four kilobytes. */
const REMEMBERED = 60;

/** Returns the active announcements, without the dismissed ones (specification section 4). */
export function announcementsToShow(all: readonly Announcement[], dismissed: readonly string[]): Announcement[] {
  return all.filter(({ _id, active }) => active && !dismissed.includes(_id));
}

/** Parses the ids from a cookie's value; unreadable parts are ignored. */
export function readDismissed(cookie: string | undefined): string[] {
  return cookie ? cookie.split('.').filter((id) => /^[\w-]+$/.test(id)) : [];
}

/** Returns the cookie's value after another dismissal: newest last, no duplicates. */
export function withDismissed(dismissed: readonly string[], id: string): string {
  return [...dismissed.filter((other) => other !== id), id].slice(-REMEMBERED).join('.');
}
