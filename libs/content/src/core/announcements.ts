import type { Announcement } from './contracts';

/** The cookie that remembers which announcements were dismissed (specification sections 4 and 9). */
export const ANNOUNCEMENT_COOKIE = 'announcement';

/** More ids than this are forgotten, the oldest first: a cookie has room for about four kilobytes. */
const REMEMBERED = 60;

/** Only active announcements, without the dismissed ones (specification section 4). */
export function announcementsToShow(all: readonly Announcement[], dismissed: readonly string[]): Announcement[] {
  return all.filter(({ _id, active }) => active && !dismissed.includes(_id));
}

/** The ids of a cookie's value; anything unreadable counts as none. */
export function readDismissed(cookie: string | undefined): string[] {
  return cookie ? cookie.split('.').filter((id) => /^[\w-]+$/.test(id)) : [];
}

/** The cookie's value after one more dismissal: newest last, no doubles. */
export function withDismissed(dismissed: readonly string[], id: string): string {
  return [...dismissed.filter((other) => other !== id), id].slice(-REMEMBERED).join('.');
}
