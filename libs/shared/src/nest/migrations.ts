import type { Migration } from './database/migration';
import { rateLimitMigration } from './limits/limiter-factory';

/** The tables of this library; they come before those of the domains. */
export const sharedMigrations: readonly Migration[] = [rateLimitMigration];
