import type { MemberRef } from '@housebrand/shared';
import { api, ApiError } from '@housebrand/shared/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSessionAddress } from '../../core';
import { sessionsQuery } from './get-sessions';

/**
 * Ends sessions of the member, one after the other. A session that has already ended is not an error.
 * @param assured sends each call and prompts for the password if the server requires it (`useAssured`)
 */
export function useEndSessions(member: MemberRef, assured: <T>(send: () => Promise<T>) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await assured(() => end(member, id));
    },
    // also after a failure, so that the list shows the remaining sessions
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
