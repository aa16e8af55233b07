import type { MemberRef } from '@housebrand/shared';
import { nameOf } from './known-networks';

/** Purpose of a login's proof of work: one account, whichever limit requires it. */
export function loginPurpose(member: MemberRef): string {
  return `login:${nameOf(member)}`;
}
