import type { Helpers } from '../health/helpers';
import type { Settings } from '../settings/settings';
import type { RedisLink } from './redis-link';

/** The injection token of the `RedisLink`; `null` where there is no Redis. */
export const REDIS_LINK = Symbol('RedisLink');

/** Loaded only where there is a Redis. */
export async function createRedisLink({ redisUrl }: Settings, helpers: Helpers): Promise<RedisLink | null> {
  if (redisUrl === undefined) return null;
  const { RedisLink } = await import('./redis-link');
  const link = new RedisLink(redisUrl);
  helpers.watch('redis', () => link.isUp());
  return link;
}
