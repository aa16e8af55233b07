/** Name and lifetime of the prefix cookie (specification section 9). Nothing secret: it names a site. */
const NAME = 'prefix';
const LIFETIME_SECONDS = 31_619_000;

export function readPrefixCookie(cookies: string = document.cookie): string | null {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${NAME}=`));
  return pair ? pair.slice(NAME.length + 1) : null;
}

export function storePrefixCookie(prefix: string): void {
  write(prefix, LIFETIME_SECONDS);
}

export function removePrefixCookie(): void {
  write('', 0);
}

function write(value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
