import { addressOf, type MemberRef } from '@housebrand/shared';

/** `GET`: the member of the current session. */
export const PROFILE_ADDRESS = '/api/provider/profile';

/** `GET`: the member's live sessions. */
export function sessionsAddress(member: MemberRef): string {
  return addressOf('/api/apps/sessions/{prefix}/{username}', { path: member });
}

/** Address of the member's factors; `rest` adds a factor and an operation, such as `/{id}/remove`. */
export function secondFactorsAddress(member: MemberRef, rest = ''): string {
  return `${addressOf('/api/apps/second_factors/{prefix}/{username}', { path: member })}${rest}`;
}

/** `POST`: a copy of the member's personal data. */
export function personalDataAddress(member: MemberRef): string {
  return addressOf('/api/apps/personal_data/{prefix}/{username}', { path: member });
}

/** `POST`: closes the account and has the personal data erased. */
export function eraseAddress(member: MemberRef): string {
  return addressOf('/api/apps/personal_data/{prefix}/{username}/erase', { path: member });
}

/** `POST`: ends one of the member's sessions, on any device. */
export function endSessionAddress(member: MemberRef, id: string): string {
  return addressOf('/api/apps/sessions/{prefix}/{username}/{id}/end', { path: { ...member, id } });
}
