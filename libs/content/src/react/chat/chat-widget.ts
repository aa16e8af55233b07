import type { Language } from '@housebrand/shared';

/** What a chat is told: nothing of who the member is. */
export interface ChatVisit {
  language: Language;
  /** The agent's name. */
  site: string;
  /** The chat calls it when its own close button is used: the portal then takes the frame away. */
  onClose: () => void;
}

/**
 * A chat with the staff, from any vendor. Its loader runs in a frame without the portal's origin and puts this on the frame's window as
 * `PortalChat`; the frame is taken from the page when the chat is closed.
 */
export interface ChatWidget {
  /** Shows the chat in the frame and settles when it answers. */
  open(visit: ChatVisit): Promise<void>;
}

/** All that the frame of a chat says to the portal. */
const NEWS = ['chat-ready', 'chat-closed', 'chat-failed'] as const;

export type ChatNews = (typeof NEWS)[number];

/**
 * What a message says when it comes from the frame: its very window, an opaque origin, one of three words. Anything else says nothing.
 * @param frame the frame's window
 */
export function chatNewsOf({ source, origin, data }: MessageEvent<unknown>, frame: Window | null): ChatNews | null {
  if (frame === null || source !== frame || origin !== 'null') return null;
  return NEWS.find((word) => word === data) ?? null;
}
