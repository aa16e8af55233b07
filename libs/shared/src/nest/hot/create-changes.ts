import type { Database } from '../database/database';
import type { AppLog } from '../logging/app-log';
import type { Settings } from '../settings/settings';
import { Changes } from './changes';
import { PostgresChanges } from './postgres-changes';

/** News over Redis when there is one, else over PostgreSQL. */
export async function createChanges(settings: Settings, database: Database, log: AppLog): Promise<Changes> {
  if (settings.redisUrl) {
    const { RedisChanges } = await import('./redis-changes');
    return new RedisChanges(settings.redisUrl);
  }
  return new PostgresChanges(settings.databaseUrl, database, log);
}
