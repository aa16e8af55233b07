import type { Database } from '../database/database';
import { directUrl } from '../database/direct-url';
import type { AppLog } from '../logging/app-log';
import type { RedisLink } from '../redis/redis-link';
import type { Settings } from '../settings/settings';
import type { Changes } from './changes';
import { PostgresChanges } from './postgres-changes';

/** Creates change notifications over Redis where configured, else over PostgreSQL. */
export async function createChanges(
  settings: Settings,
  database: Database,
  log: AppLog,
  redis: RedisLink | null,
): Promise<Changes> {
  const url = directUrl(settings, 'members');
  if (!redis) return new PostgresChanges(url, database, log);
  const { RedisChanges } = await import('./redis-changes');
  return new RedisChanges(redis, url, database, log);
}
