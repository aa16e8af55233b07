import type { MemberRef } from '@housebrand/shared';
import { api, useMutation } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { limitsAddress, type LimitRequest, type MoneyLimit } from '../../core';
import { limitsQuery } from './get-limits';

/** Sets a limit and puts the limits of the reply into the query cache. */
export function useSetLimit(member: MemberRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: LimitRequest) => api.put<MoneyLimit[]>(limitsAddress(member), request),
    onSuccess: (limits) => client.setQueryData(limitsQuery(member).queryKey, limits),
  });
}
