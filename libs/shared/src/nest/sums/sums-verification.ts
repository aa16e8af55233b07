import { sql, type SQL } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { AppLog } from '../logging/app-log';

const DAY_MS = 86_400_000;
/** How far back the daily run looks, so that later runs make up for a failed one. */
const WINDOW_DAYS = 3;
/** The differences that a run returns at most. */
const LISTED = 1_000;

/** A row of a table of sums that differs from the rows that it sums. */
export interface SumDifference extends Record<string, unknown> {
  agent: string;
  /** The table. */
  sum: string;
  /** The rest of the row's key. */
  subject: string;
  /** The values as a PostgreSQL row; `null` if there should be no row. */
  expected: string | null;
  /** The stored values; `null` if the row is missing. */
  found: string | null;
}

/** The two sides of a comparison: sub-selects with the columns `agent`, `key` and `values`. */
export interface ComparedSums {
  /** The table of sums. */
  sum: string;
  key: readonly string[];
  values: readonly string[];
  /** Sums the rows. */
  expected: SQL;
  /** Selects the stored sums. */
  found: SQL;
}

/** A domain's comparisons of the sums that its triggers keep. */
export interface SumsComparison {
  /** The domain, which also names the job. */
  name: string;
  /** Returns the comparisons of what happened since an instant. */
  since(instant: Date): readonly ComparedSums[];
}

/**
 * Compares tables of sums with the rows that they sum: daily for the last days, and with `ops -- sums verify`. It corrects nothing.
 * Domains register in a constructor.
 */
@Injectable()
export class SumsVerification {
  private readonly comparisons: SumsComparison[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: AppLog,
    private readonly jobs: Jobs,
  ) {}

  register(comparison: SumsComparison): void {
    this.comparisons.push(comparison);
    this.jobs.register({
      name: `${comparison.name}-verify-sums`,
      everyMs: DAY_MS,
      run: async () => void (await this.compare(comparison, this.daysAgo(WINDOW_DAYS))),
    });
  }

  /** Returns the differences of all domains, at most 1,000 of each table. @param days how far back to look; omitted: everything */
  async verify(days?: number): Promise<SumDifference[]> {
    const since = days === undefined ? new Date(0) : this.daysAgo(days);
    const found: SumDifference[] = [];
    for (const comparison of this.comparisons) found.push(...(await this.compare(comparison, since)));
    return found;
  }

  private async compare({ name, since }: SumsComparison, instant: Date): Promise<SumDifference[]> {
    const differences: SumDifference[] = [];
    for (const compared of since(instant)) {
      const { rows } = await this.database.asOperator((tx) => tx.execute<SumDifference>(differencesOf(compared)));
      differences.push(...rows);
    }
    if (differences.length > 0)
      this.log.error('sums do not agree', undefined, { domain: name, rows: differences.length });
    return differences;
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}

/** Both sides are read in one statement, so they are of one snapshot. */
function differencesOf({ sum, key, values, expected, found }: ComparedSums): SQL {
  const keys = sql.raw(['agent', ...key].join(', '));
  const side = (rows: SQL) =>
    sql`(select ${keys}, row(${sql.raw(values.join(', '))})::text as side from (${rows}) rows)`;
  return sql`select agent, ${sum} as sum, concat_ws(' ', ${sql.raw(key.join(', '))}) as subject, expected.side as expected, found.side as found
    from ${side(expected)} expected full join ${side(found)} found using (${keys})
    where expected.side is distinct from found.side limit ${LISTED}`;
}
