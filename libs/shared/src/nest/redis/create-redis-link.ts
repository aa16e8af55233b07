import type { Helpers } from '../monitoring/helpers';
import type { Settings } from '../settings/settings';
import type { RedisLink } from './redis-link';

/** The injection token of the `RedisLink`; its value is `null` without Redis. */
export const REDIS_LINK = Symbol('RedisLink');

/** Creates the link; loads the Redis client only where Redis is configured. */
export async function createRedisLink({ redisUrl }: Settings, helpers: Helpers): Promise<RedisLink | null> {
  if (redisUrl === undefined) return null;
  const { RedisLink } = await import('./redis-link');
  const link = new RedisLink(redisUrl);
  helpers.watch('redis', () => link.isUp());
  return link;
}
