import type { Language } from '@housebrand/shared';
import { isEmbeddingOrigin } from './embedding-origin';

/** Route of the frame in which an agent's live chat runs: our document, but without our origin. */
export const CHAT_FRAME_PATH = '/chat-frame/:prefix';

/** Returns the address of an agent's chat frame. */
export function chatFrameAddress(prefix: string, language: Language): string {
  return `${CHAT_FRAME_PATH.replace(':prefix', encodeURIComponent(prefix))}?lang=${language}`;
}

/** Maximum length of a loader's address. */
export const LIVE_CHAT_LENGTH = 255;

/**
 * Whether an agent may name this address as the loader of its live chat: a script's address, exactly as browsers
 * write it, at an origin that may appear in the policy of the chat's frame. No query: a widget gets its settings from
 * the page.
 * @param mode in simulator mode the local machine may serve it, too
 */
export function isLiveChatLoader(address: string, mode: 'simulator' | 'live'): boolean {
  const url = URL.parse(address);
  if (!url || url.pathname === '/' || url.origin + url.pathname !== address) return false;
  return isEmbeddingOrigin(url.origin, mode);
}
