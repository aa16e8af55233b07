import type { MemberRef } from '@housebrand/shared';
import { api, forgetMemberValues, useMutation, type StepUp } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { eraseAddress, type EraseRequest } from '../../core';
import { notifyOtherTabs } from '../session/other-tabs';
import { forgetMember } from './logout';

/** The account to close. */
interface Closing extends EraseRequest {
  member: MemberRef;
}

/**
 * `POST /api/apps/personal_data/{prefix}/{username}/erase`. Afterwards the browser is a guest.
 * @param leave leaves the member's pages, before they ask a guest to log in
 */
export function useErasure(stepUp: StepUp, leave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ member, ...request }: Closing) => api.post<null>(eraseAddress(member), request),
    stepUp,
    onSuccess: () => {
      leave();
      forgetMember(client);
      forgetMemberValues();
      notifyOtherTabs();
    },
  });
}
