import type { MemberRef } from '@housebrand/shared';
import { api, useIdempotentMutation, useMemoryKeys } from '@housebrand/shared/headless';
import { messagesAddress, type MessageRequest, type SupportThread } from '../../core';
import { SUPPORT_KEY } from './get-threads';

/** A message and its thread. */
export interface Reply extends MessageRequest {
  id: string;
}

/** `POST /api/apps/support/{prefix}/{username}/threads/{id}/messages`. */
export function useReply(member: MemberRef | null) {
  return useIdempotentMutation({
    keys: useMemoryKeys<Reply>(),
    mutationFn: ({ id, text }: Reply, key) =>
      api.post<SupportThread>(messagesAddress(member!, id), { text } satisfies MessageRequest, { idempotencyKey: key }),
    invalidates: [SUPPORT_KEY],
  });
}
