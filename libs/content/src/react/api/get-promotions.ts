import type { Language, MemberRef } from '@housebrand/shared';
import { api, memberQuery, useLanguage, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { PROMOTIONS_ADDRESS, type Promotion } from '../../core';

/** `GET /api/provider/promotion`. */
export function promotionsQuery(member: MemberRef | null, language: Language) {
  return queryOptions({
    queryKey: ['content', 'promotions', member?.prefix, member?.username, language],
    queryFn: memberQuery(member, ({ signal }) => api.get<Promotion[]>(PROMOTIONS_ADDRESS, { signal })),
    staleTime: 5 * 60_000,
  });
}

export function usePromotions(member: MemberRef | null) {
  return useQuery(promotionsQuery(member, useLanguage()));
}
