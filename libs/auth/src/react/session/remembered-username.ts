/** Storage key of the username that this device remembers, per agent. Nothing secret is stored. */
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
    // storage may be unavailable: then nothing is remembered
  }
}
