import { addressOf, type MemberRef } from '@housebrand/shared';

/** The member of the session; the session says who. */
export const PROFILE_ADDRESS = '/api/provider/profile';

export function sessionsAddress(member: MemberRef): string {
  return addressOf('/api/apps/sessions/{prefix}/{username}', { path: member });
}

export function endSessionAddress(member: MemberRef, id: string): string {
  return addressOf('/api/apps/sessions/{prefix}/{username}/{id}/end', { path: { ...member, id } });
}
