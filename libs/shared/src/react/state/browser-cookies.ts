import { COOKIE_LIFETIME_SECONDS } from '../../core';

/** A cookie that scripts may see; `null` when there is none. */
export function readBrowserCookie(
  name: string,
  cookies: string = typeof document === 'undefined' ? '' : document.cookie,
): string | null {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Sets a cookie as the API sets its own: path /, about 366 days, SameSite=Lax, Secure over https (specification section 9). */
export function writeBrowserCookie(name: string, value: string): void {
  write(name, value, COOKIE_LIFETIME_SECONDS);
}

/** Ends a cookie of the whole site; `HttpOnly` ones are out of reach. */
export function removeBrowserCookie(name: string): void {
  write(name, '', 0);
}

function write(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
