import type { MemberRef } from '@housebrand/shared';
import { api, memberQuery, useQuery } from '@housebrand/shared/react';
import { queryOptions } from '@tanstack/react-query';
import { moveAddress, type MoveView } from '../../core';

const isOpen = (move: MoveView | undefined): boolean => move?.state !== 'SETTLED' && move?.state !== 'REFUSED';

/** `GET /api/provider/move/{id}`: the state of a call that moves money. */
export function moveQuery(member: MemberRef | null, id: string) {
  return queryOptions({
    queryKey: ['wallet', 'move', member?.prefix, member?.username, id],
    queryFn: memberQuery(member, ({ signal }) => api.get<MoveView>(moveAddress(id), { signal })),
  });
}

/** @param everyMs polling interval while the move is open */
export function useMoveOutcome(member: MemberRef | null, id: string, everyMs: number) {
  return useQuery({
    ...moveQuery(member, id),
    refetchInterval: ({ state }) => (isOpen(state.data) ? everyMs : false),
  });
}
