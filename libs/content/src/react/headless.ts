import { languageOf } from '@housebrand/shared';
import { readingOf, usePortal, useQuery, type Reading } from '@housebrand/shared/headless';
import type { Announcement } from '../core';
import { announcementsQuery } from './api/get-announcements';

/** Returns the announcements for members, in the site's language. */
export function useAnnouncements(): Reading<Announcement[]> {
  const { member, language } = usePortal();
  return readingOf(useQuery(announcementsQuery(member, languageOf(language))));
}
