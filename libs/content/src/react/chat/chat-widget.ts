import type { Language } from '@housebrand/shared';

/** What a chat gets: nothing about the member's identity. */
export interface ChatVisit {
  language: Language;
  /** The agent's name. */
  site: string;
  /** The chat calls it when its own close button is used; the portal then removes the frame. */
  onClose: () => void;
}

/**
 * A chat with the staff, from any vendor. Its loader runs in a frame without the portal's origin and sets this as
 * `PortalChat` on the frame's window; the frame is removed when the chat closes.
 */
export interface ChatWidget {
  /** Shows the chat in the frame and resolves when it is ready. */
  open(visit: ChatVisit): Promise<void>;
}

/** All messages from the chat's frame to the portal. */
const CHAT_EVENTS = ['chat-ready', 'chat-closed', 'chat-failed'] as const;

export type ChatEvent = (typeof CHAT_EVENTS)[number];

/**
 * Returns a message of the chat's frame: sent by its window, from an opaque origin, with one of three values. Returns
 * `null` for anything else.
 * @param frame the frame's window
 */
export function readChatEvent({ source, origin, data }: MessageEvent<unknown>, frame: Window | null): ChatEvent | null {
  if (frame === null || source !== frame || origin !== 'null') return null;
  return CHAT_EVENTS.find((event) => event === data) ?? null;
}
