import type { MemberRef } from '@housebrand/shared';
import { api, useIdempotentMutation, useMemoryKeys } from '@housebrand/shared/headless';
import { threadsAddress, type QuestionRequest, type SupportThread } from '../../core';
import { SUPPORT_KEY } from './get-threads';

/** `POST /api/apps/support/{prefix}/{username}/threads`. */
export function useAsk(member: MemberRef | null) {
  return useIdempotentMutation({
    keys: useMemoryKeys<QuestionRequest>(),
    mutationFn: (question: QuestionRequest, key) =>
      api.post<SupportThread>(threadsAddress(member!), question, { idempotencyKey: key }),
    invalidates: [SUPPORT_KEY],
  });
}
