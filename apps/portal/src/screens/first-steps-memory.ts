import { isSameMember, type MemberRef } from '@housebrand/shared';
import { FIRST_STEPS_KEY } from '@housebrand/shared/react';

/** Whether the member has hidden the first steps in this browser. */
export function hasHiddenFirstSteps(member: MemberRef): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem(FIRST_STEPS_KEY) ?? 'null') as Partial<MemberRef> | null;
    return isSameMember({ prefix: kept?.prefix ?? '', username: kept?.username ?? '' }, member);
  } catch {
    return false;
  }
}

/** Records that the member has hidden the first steps, until the logout. */
export function hideFirstSteps({ prefix, username }: MemberRef): void {
  try {
    localStorage.setItem(FIRST_STEPS_KEY, JSON.stringify({ prefix, username } satisfies MemberRef));
  } catch {
    // Storage may be blocked or full: the steps are back at the next visit.
  }
}
