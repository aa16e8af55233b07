import { COOKIE_LIFETIME_SECONDS } from '../../core';

/** Returns a cookie that scripts can read; `null` when there is none. */
export function readBrowserCookie(
  name: string,
  cookies: string = typeof document === 'undefined' ? '' : document.cookie,
): string | null {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/**
 * Sets a cookie with the API's attributes: path /, about 366 days, SameSite=Lax, Secure over https (specification
 * section 9).
 */
export function writeBrowserCookie(name: string, value: string): void {
  write(name, value, COOKIE_LIFETIME_SECONDS);
}

/** Removes a cookie of the whole site; `HttpOnly` cookies are out of reach. */
export function removeBrowserCookie(name: string): void {
  write(name, '', 0);
}

function write(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
