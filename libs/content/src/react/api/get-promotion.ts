import type { Language, MemberRef } from '@housebrand/shared';
import { api, memberQuery, useLanguage, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { promotionAddress, type PromotionDetail } from '../../core';

/** `GET /api/provider/promotion-detail/{id}`. */
export function promotionQuery(member: MemberRef | null, id: string, language: Language) {
  return queryOptions({
    queryKey: ['content', 'promotion', member?.prefix, member?.username, id, language],
    queryFn: memberQuery(member, ({ signal }) => api.get<PromotionDetail>(promotionAddress(id), { signal })),
    staleTime: 5 * 60_000,
  });
}

export function usePromotion(member: MemberRef | null, id: string) {
  return useQuery(promotionQuery(member, id, useLanguage()));
}
