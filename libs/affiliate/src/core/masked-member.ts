import type { MemberRef } from '@housebrand/shared';

/** Masks the username of a downline: `MTO•••21`. */
export function maskedMember({ prefix, username }: MemberRef): string {
  return `${prefix}•••${username.slice(Math.max(prefix.length, username.length - 2))}`;
}
