import { PREFIX_COOKIE } from '@housebrand/shared';
import { readBrowserCookie, removeBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';

/** Returns the agent that this browser visited last; `null` when there is none. */
export function readPrefixCookie(cookies?: string): string | null {
  return readBrowserCookie(PREFIX_COOKIE, cookies);
}

/** Stores the agent, so that an address without a prefix leads to its site. */
export function storePrefixCookie(prefix: string): void {
  writeBrowserCookie(PREFIX_COOKIE, prefix);
}

/** Removes the agent that this browser visited last. */
export function removePrefixCookie(): void {
  removeBrowserCookie(PREFIX_COOKIE);
}
