import type { MemberRef } from '@housebrand/shared';
import { api, useMutation } from '@housebrand/shared/headless';
import { readAddress, type ReadRequest } from '../../core';
import { SUPPORT_KEY } from './get-threads';

/** A thread, and the last of its messages that the member has read. */
export interface ReadThread extends ReadRequest {
  id: string;
}

/** `POST /api/apps/support/{prefix}/{username}/threads/{id}/read`. */
export function useMarkRead(member: MemberRef | null) {
  return useMutation({
    mutationFn: ({ id, until }: ReadThread) =>
      api.post<null>(readAddress(member!, id), { until } satisfies ReadRequest),
    invalidates: [SUPPORT_KEY],
  });
}
