import { api, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { legalDocumentAddress, type LegalDocument, type LegalKind } from '../../core';

/** `GET /api/apps/legal/{kind}?agentID={prefix}`. */
export function legalDocumentQuery(prefix: string, kind: LegalKind) {
  return queryOptions({
    queryKey: ['content', 'legal', prefix, kind],
    queryFn: ({ signal }) => api.get<LegalDocument>(legalDocumentAddress(prefix, kind), { signal }),
    staleTime: 60_000,
  });
}

export function useLegalDocument(prefix: string, kind: LegalKind) {
  return useQuery(legalDocumentQuery(prefix, kind));
}
