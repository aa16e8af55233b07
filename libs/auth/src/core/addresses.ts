import { addressOf, type MemberRef } from '@housebrand/shared';

/** The member of the session; the session says who. */
export const PROFILE_ADDRESS = '/api/provider/profile';

/** `GET`: where the member is logged in now. */
export function sessionsAddress(member: MemberRef): string {
  return addressOf('/api/apps/sessions/{prefix}/{username}', { path: member });
}

/** `POST`: ends one of the member's sessions, on whatever device it is. */
export function endSessionAddress(member: MemberRef, id: string): string {
  return addressOf('/api/apps/sessions/{prefix}/{username}/{id}/end', { path: { ...member, id } });
}
