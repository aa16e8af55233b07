import type { MemberRef } from '@housebrand/shared';

/** Decides whether a member may be addressed about play. Bound to player protection. */
export abstract class PlayNotices {
  /** False while an exclusion is in force. */
  abstract mayReceive(member: MemberRef): Promise<boolean>;
}

/** An agent's site as a push message shows it. */
export interface PushSite {
  name: string;
  /** Address of the icon, on the site's origin. */
  icon: string;
}

/** Returns how an agent's push messages look. Bound to theming. */
export abstract class PushSites {
  abstract of(prefix: string): Promise<PushSite>;
}

/** Tells which devices are logged out. Bound to sessions. */
export abstract class PushDevices {
  /** Whether a session was ended, by its member or for them, or is forgotten. One that only expired is not ended. */
  abstract isLoggedOut(prefix: string, sessionId: string): Promise<boolean>;
}

/** Seals the private keys for push messages. Bound to the key ring. */
export abstract class PushSecrets {
  abstract seal(purpose: string, text: string): string;
  /** @returns `null` if no key opens the text */
  abstract open(purpose: string, sealed: string): Promise<{ text: string } | null>;
}
