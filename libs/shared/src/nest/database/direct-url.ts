import type { Settings } from '../settings/settings';

/**
 * Where a connection goes that has to stay one session: the migrations' and every `HeldLock`'s advisory lock, and `LISTEN`. A pooler
 * that hands servers out by the transaction stands beside this way, not in it.
 * @param login whose name and password are used, where it has its own; the owner's when left out
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
