import type { MemberRef } from '@housebrand/shared';
import { api, useIdempotentMutation } from '@housebrand/shared/headless';
import { threadsAddress, type QuestionRequest, type SupportThread } from '../../core';
import { SUPPORT_KEY } from './get-threads';
import { useMessageKeys } from '../state/message-keys';

/** `POST /api/apps/support/{prefix}/{username}/threads`. */
export function useAsk(member: MemberRef | null) {
  return useIdempotentMutation({
    keys: useMessageKeys<QuestionRequest>(),
    mutationFn: (question: QuestionRequest, key) =>
      api.post<SupportThread>(threadsAddress(member!), question, { idempotencyKey: key }),
    invalidates: [SUPPORT_KEY],
  });
}
