import type { MemberRef } from '@housebrand/shared';
import { useMutation, useQuery } from '@housebrand/shared/react';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { pushStateOf, turnPushOff, turnPushOn } from '../push/browser-push';

/** This browser's state, which the browser itself knows. */
export function pushStateQuery(member: MemberRef) {
  return queryOptions({
    queryKey: ['notifications', 'pushState', member.prefix, member.username],
    queryFn: () => pushStateOf(member),
    networkMode: 'always',
    gcTime: 0,
  });
}

/** Returns whether this browser shows push messages to a member. */
export function usePushState(member: MemberRef) {
  return useQuery(pushStateQuery(member));
}

/** `GET` and `POST /api/apps/notifications/{prefix}/{username}/push`, or `POST …/push/stop`. */
export function useTurnPush(member: MemberRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn(member) : turnPushOff(member)),
    onSuccess: (state) => client.setQueryData(pushStateQuery(member).queryKey, state),
  });
}
