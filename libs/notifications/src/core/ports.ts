import type { MemberRef } from '@housebrand/shared';

/** Decides whether a member may be addressed about play. Bound to player protection. */
export abstract class PlayNotices {
  /** False while an exclusion is in force. */
  abstract mayReceive(member: MemberRef): Promise<boolean>;
}
