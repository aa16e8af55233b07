import type { MemberRef } from '@housebrand/shared';
import { api, ApiError, useMutation, type StepUp } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { endSessionAddress } from '../../core';
import { sessionsQuery } from './get-sessions';

/** Ends sessions of the member, one after the other. A session that has already ended is not an error. */
export function useEndSessions(member: MemberRef, stepUp: StepUp) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await end(member, id);
    },
    stepUp,
    // also after a failure, so that the list shows the remaining sessions; pending until it does
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery(member).queryKey }),
  });
}

async function end(member: MemberRef, id: string): Promise<void> {
  try {
    await api.post(endSessionAddress(member, id));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
