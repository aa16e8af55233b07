import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { Announcement } from '../../core';

export const announcementsQuery = (username: string) =>
  queryOptions({
    queryKey: ['content', 'announcements', username],
    queryFn: ({ signal }) => api.get<Announcement[]>('/api/provider/announcements', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Loaded once a login; a guest has none. */
export const useAnnouncements = (username: string | null) =>
  useQuery({ ...announcementsQuery(username ?? ''), enabled: username !== null });
