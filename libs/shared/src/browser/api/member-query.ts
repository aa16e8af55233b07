import { skipToken } from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { MemberRef } from '../../core';

/**
 * The `queryFn` of a read that belongs to one member; it makes no request for a guest.
 *
 * `queryFn: memberQuery(member, ({ signal }, of) => api.get<Summary>(summaryAddress(of), { signal }))`
 */
export function memberQuery<T>(
  member: MemberRef | null,
  read: (context: QueryFunctionContext, of: MemberRef) => Promise<T>,
): typeof skipToken | ((context: QueryFunctionContext) => Promise<T>) {
  if (member === null) return skipToken;
  return (context) => read(context, member);
}
