import { Redis } from 'ioredis';
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { Database } from '../database/database';
import type { Migration } from '../database/migration';
import { commonTable } from '../database/migration';
import type { Settings } from '../settings/settings';
import type { LimiterFactory } from './rate-limits';

/** Counters that all instances share. */
export const rateLimitMigration: Migration = {
  id: 'shared-0001',
  sql: `
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
${commonTable('rate_limit')}`,
};

/** Limiters on Redis when there is one, else on PostgreSQL. */
export function createLimiterFactory(settings: Settings, database: Database): LimiterFactory {
  if (settings.redisUrl) {
    const redis = new Redis(settings.redisUrl, { lazyConnect: true, enableOfflineQueue: true });
    return (rule) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${rule.name}`,
        points: rule.points,
        duration: rule.seconds,
        blockDuration: rule.blockSeconds ?? 0,
      });
  }
  const client = { query: (statement: { text: string; values: unknown[] }) => database.operatorQuery(statement) };
  return (rule) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
      blockDuration: rule.blockSeconds ?? 0,
      clearExpiredByTimeout: false,
    });
}
