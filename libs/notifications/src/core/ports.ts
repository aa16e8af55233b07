import type { MemberRef, MessageChannel } from '@housebrand/shared';

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

/** A text message to a member. */
export interface MemberMessage {
  member: MemberRef;
  channel: MessageChannel;
  text: string;
  /** Identifies the message: it is sent once, however often `send` is called. */
  reference: string;
}

/** Sends text messages by SMS and LINE. Bound to the provider, which knows the members' addresses. */
export abstract class MemberMessages {
  /** Returns the channels that reach a member, the preferred one first; none while no gateway is connected. */
  abstract channelsOf(member: MemberRef): Promise<MessageChannel[]>;
  /**
   * Sends a message, or nothing if the channel no longer reaches the member.
   * @throws OutboxRefused if the gateway refuses it for good; anything else means: try again later
   */
  abstract send(message: MemberMessage): Promise<void>;
}

/** Seals the private keys for push messages. Bound to the key ring. */
export abstract class PushSecrets {
  abstract seal(purpose: string, text: string): string;
  /** @returns `null` if no key opens the text */
  abstract open(purpose: string, sealed: string): Promise<{ text: string } | null>;
}
