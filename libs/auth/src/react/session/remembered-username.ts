/** The username a member asked this phone to remember, by agent. Never anything secret. */
const key = (prefix: string): string => `username:${prefix}`;

export function rememberedUsername(prefix: string): string {
  try {
    return localStorage.getItem(key(prefix)) ?? '';
  } catch {
    return '';
  }
}

export function rememberUsername(prefix: string, username: string | null): void {
  try {
    if (username) localStorage.setItem(key(prefix), username);
    else localStorage.removeItem(key(prefix));
  } catch {
    // storage may be closed to us: then nothing is remembered
  }
}
