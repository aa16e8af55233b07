import { PREFIX_COOKIE } from '@housebrand/shared';
import { readBrowserCookie, removeBrowserCookie, writeBrowserCookie } from '@housebrand/shared/react';

export function readPrefixCookie(cookies?: string): string | null {
  return readBrowserCookie(PREFIX_COOKIE, cookies);
}

export function storePrefixCookie(prefix: string): void {
  writeBrowserCookie(PREFIX_COOKIE, prefix);
}

export function removePrefixCookie(): void {
  removeBrowserCookie(PREFIX_COOKIE);
}
