import { isEmbeddingOrigin } from './embedding-origin';

/** The longest address of a loader that an agent may name. */
export const LIVE_CHAT_LENGTH = 255;

/**
 * Whether an agent may name this address for the loader of its live chat: a script's address, exactly as browsers write it, at an
 * origin that could stand in a page's policy. Without a query: what a widget is told, it is told by the page.
 * @param mode in simulator mode the own machine may serve it, too
 */
export function isLiveChatLoader(address: string, mode: 'simulator' | 'live'): boolean {
  const url = URL.parse(address);
  if (!url || url.pathname === '/' || url.origin + url.pathname !== address) return false;
  return isEmbeddingOrigin(url.origin, mode);
}
