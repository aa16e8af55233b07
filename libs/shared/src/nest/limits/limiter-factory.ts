/// <reference path="./limiter-modules.d.ts" />
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import { Database } from '../database/database';
import { commonTable, type Migration } from '../database/migration';
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
export async function createLimiterFactory(settings: Settings, database: Database): Promise<LimiterFactory> {
  return settings.redisUrl ? redisLimiters(settings.redisUrl) : postgresLimiters(database);
}

function postgresLimiters(database: Database): LimiterFactory {
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
      clearExpiredByTimeout: true,
    });
}

/** Loaded only where there is a Redis. */
async function redisLimiters(url: string): Promise<LimiterFactory> {
  const [{ Redis }, { default: RateLimiterRedis }] = await Promise.all([
    import('ioredis'),
    import('rate-limiter-flexible/lib/RateLimiterRedis.js'),
  ]);
  const redis = new Redis(url, { lazyConnect: true });
  redis.on('error', () => undefined);
  return (rule) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `limit:${rule.name}`,
      points: rule.points,
      duration: rule.seconds,
      blockDuration: rule.blockSeconds ?? 0,
    });
}
