/// <reference path="./limiter-modules.d.ts" />
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import { Database } from '../database/database';
import type { RedisLink } from '../redis/redis-link';
import type { LimiterFactory } from './rate-limits';

/** Creates limiters on Redis when configured, else on PostgreSQL, which also takes over while Redis is unreachable. */
export async function createLimiterFactory(database: Database, redis: RedisLink | null): Promise<LimiterFactory> {
  const onPostgres = postgresLimiters(database);
  return redis ? redisLimiters(redis, onPostgres) : onPostgres;
}

function postgresLimiters(database: Database): LimiterFactory {
  const client = {
    query: (statement: { name?: string; text: string; values: unknown[] }) => database.unauthenticatedQuery(statement),
  };
  return (rule) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
      clearExpiredByTimeout: false,
    });
}

/** Loads the package only where Redis is configured. */
async function redisLimiters({ commands }: RedisLink, onPostgres: LimiterFactory): Promise<LimiterFactory> {
  const { default: RateLimiterRedis } = await import('rate-limiter-flexible/lib/RateLimiterRedis.js');
  return (rule) =>
    new RateLimiterRedis({
      storeClient: commands,
      keyPrefix: `limit:${rule.name}`,
      points: rule.points,
      duration: rule.seconds,
      rejectIfRedisNotReady: true,
      insuranceLimiter: onPostgres(rule),
    });
}
