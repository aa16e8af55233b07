import type { Settings } from '../settings/settings';

/**
 * Returns the address for connections that must remain one session: advisory locks (migrations, `HeldLock`) and `LISTEN`. It
 * bypasses a pooler that assigns server connections per transaction.
 * @param login whose name and password to use, if it has its own; default: the owner's
 */
export function directUrl(
  { databaseUrl, databaseDirectUrl, databaseLogins }: Settings,
  login?: keyof Settings['databaseLogins'],
): string {
  const own = login && databaseLogins[login];
  if (databaseDirectUrl === undefined) return own ?? databaseUrl;
  const direct = new URL(databaseDirectUrl);
  if (own) ({ username: direct.username, password: direct.password } = new URL(own));
  return direct.href;
}
