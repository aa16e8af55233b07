import type { Provider } from '@nestjs/common';
import { Database } from '../database/database';
import { REDIS_LINK } from '../redis/create-redis-link';
import type { RedisLink } from '../redis/redis-link';
import { ChainStore } from './chain-store';
import { CHAIN_STORE } from './limit-steps';
import { createLimiterFactory } from './limiter-factory';
import { LIMITER_FACTORY, RateLimits } from './rate-limits';

/** The counter stores of the limits. */
export const limitProviders: Provider[] = [
  RateLimits,
  { provide: LIMITER_FACTORY, inject: [Database, REDIS_LINK], useFactory: createLimiterFactory },
  {
    provide: CHAIN_STORE,
    inject: [Database, REDIS_LINK],
    useFactory: (database: Database, redis: RedisLink | null) => (redis ? null : new ChainStore(database)),
  },
];
