import type { Language } from '@housebrand/shared';
import { isEmbeddingOrigin } from './embedding-origin';

/** Route of the frame in which an agent's live chat runs: a document of ours without our origin. */
export const CHAT_FRAME_PATH = '/chat-frame/:prefix';

/** Address of an agent's chat frame. */
export function chatFrameAddress(prefix: string, language: Language): string {
  return `${CHAT_FRAME_PATH.replace(':prefix', encodeURIComponent(prefix))}?lang=${language}`;
}

/** The longest address of a loader that an agent may name. */
export const LIVE_CHAT_LENGTH = 255;

/**
 * Whether an agent may name this address for the loader of its live chat: a script's address, exactly as browsers write it, at an
 * origin that could stand in the policy of the chat's frame. Without a query: what a widget is told, it is told by the page.
 * @param mode in simulator mode the own machine may serve it, too
 */
export function isLiveChatLoader(address: string, mode: 'simulator' | 'live'): boolean {
  const url = URL.parse(address);
  if (!url || url.pathname === '/' || url.origin + url.pathname !== address) return false;
  return isEmbeddingOrigin(url.origin, mode);
}
