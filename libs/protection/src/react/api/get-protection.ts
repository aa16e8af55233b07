import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@housebrand/shared/react';
import type { ProtectionSettings } from '../../core';

export const protectionPath = (prefix: string, username: string) => `/api/apps/protection/${prefix}/${username}`;

export const protectionQuery = (prefix: string, username: string) =>
  queryOptions({
    queryKey: ['protection', prefix, username],
    queryFn: ({ signal }) => api.get<ProtectionSettings>(protectionPath(prefix, username), { signal }),
    staleTime: 60_000,
  });

export const useProtection = (prefix: string, username: string | null) =>
  useQuery({ ...protectionQuery(prefix, username ?? ''), enabled: username !== null });
