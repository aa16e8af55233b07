import type { Language, MemberRef } from '@housebrand/shared';
import { api, memberQuery, useLanguage, useQuery } from '@housebrand/shared/headless';
import { queryOptions } from '@tanstack/react-query';
import { ANNOUNCEMENTS_ADDRESS, type Announcement } from '../../core';

/** `GET /api/provider/announcements`: loaded once per login and language. */
export function announcementsQuery(member: MemberRef | null, language: Language) {
  return queryOptions({
    queryKey: ['content', 'announcements', member?.prefix, member?.username, language],
    queryFn: memberQuery(member, ({ signal }) => api.get<Announcement[]>(ANNOUNCEMENTS_ADDRESS, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns a member's announcements; `null`, a guest, has none. */
export function useAnnouncementsOf(member: MemberRef | null) {
  return useQuery(announcementsQuery(member, useLanguage()));
}
