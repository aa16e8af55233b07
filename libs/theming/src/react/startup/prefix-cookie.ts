import { PREFIX_COOKIE } from '@housebrand/shared';
import { readBrowserCookie, removeBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';

/** The agent that this browser visited last; `null` when it visited none. */
export function readPrefixCookie(cookies?: string): string | null {
  return readBrowserCookie(PREFIX_COOKIE, cookies);
}

/** Remembers an agent, so that the bare address leads to its site. */
export function storePrefixCookie(prefix: string): void {
  writeBrowserCookie(PREFIX_COOKIE, prefix);
}

/** Forgets the agent that this browser visited last. */
export function removePrefixCookie(): void {
  removeBrowserCookie(PREFIX_COOKIE);
}
