import type { Announcement } from './contracts';

/** The cookie that stores the dismissed announcements (specification sections 4 and 9). */
export const ANNOUNCEMENT_COOKIE = 'announcement';

/** Number of stored ids; the oldest are dropped first, since a cookie holds about four kilobytes. */
export const MAX_READ = 60;

/** The id of an announcement, as cookies and requests contain it. */
export const ANNOUNCEMENT_ID = /^[\w-]{1,80}$/;

/** Returns the ids that are stored after reading some: newest last, no duplicates. */
export function withRead(known: readonly string[], ids: readonly string[]): string[] {
  const read = new Set(ids);
  return [...known.filter((id) => !read.has(id)), ...read].slice(-MAX_READ);
}

/** Returns all active announcements, also those that the member has read. */
export function activeAnnouncements(all: readonly Announcement[]): Announcement[] {
  return all.filter(({ active }) => active);
}

/** Returns the active announcements that were neither read on any device nor dismissed (specification section 4). */
export function announcementsToShow(all: readonly Announcement[], dismissed: readonly string[]): Announcement[] {
  return all.filter(({ _id, active, isRead }) => active && !isRead && !dismissed.includes(_id));
}

/** Parses the ids from a cookie's value; unreadable parts are ignored. */
export function readDismissed(cookie: string | undefined): string[] {
  return cookie ? cookie.split('.').filter((id) => ANNOUNCEMENT_ID.test(id)) : [];
}

/** Returns the cookie's value after another dismissal: newest last, no duplicates. */
export function withDismissed(dismissed: readonly string[], id: string): string {
  return withRead(dismissed, [id]).join('.');
}
