import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';

const EVERY_MS = 60_000;
/** About 150 MB. Only floods of invented names reach it, since a row lives as long as its window. */
const MAX_ROWS = 1_000_000;

/**
 * Bounds the counters: deletes expired rows and, beyond the cap, those that expire next. It skips locked rows, since waiting
 * for a chain that holds several could deadlock.
 */
@Injectable()
export class LimitJanitor {
  constructor(
    private readonly database: Database,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'limit-janitor', everyMs: EVERY_MS, run: () => this.sweep() });
  }

  async sweep(maxRows = MAX_ROWS): Promise<void> {
    await this.database.unauthenticatedQuery({
      text: 'delete from rate_limit where key in (select key from rate_limit where expire < $1 for update skip locked)',
      values: [Date.now()],
    });
    await this.database.unauthenticatedQuery({
      text: `delete from rate_limit where key in (
        select key from rate_limit order by expire
        limit greatest(0, (select count(*) from rate_limit) - $1::bigint) for update skip locked)`,
      values: [maxRows],
    });
  }
}
