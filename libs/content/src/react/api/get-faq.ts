import { api, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { faqAddress, type FaqTopic } from '../../core';

/** `GET /api/apps/faq?agentID={prefix}`. */
export function faqQuery(prefix: string) {
  return queryOptions({
    queryKey: ['content', 'faq', prefix],
    queryFn: ({ signal }) => api.get<FaqTopic[]>(faqAddress(prefix), { signal }),
    staleTime: 60_000,
  });
}

export function useFaq(prefix: string) {
  return useQuery(faqQuery(prefix));
}
