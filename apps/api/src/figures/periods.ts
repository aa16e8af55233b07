import { sumPeriods, type InstantRange } from '@housebrand/shared';
import { sql, type SQL } from 'drizzle-orm';

/** Ranges that don't overlap, as SQL: a query reads each stretch of adjacent ranges once and finds the range of each row by a binary search. */
export class Periods {
  private readonly owners: (number | null)[] = [];
  private readonly edges: Date[] = [];
  private readonly ranges: readonly InstantRange[];
  /** The whole hours of each range. */
  private readonly hours: readonly InstantRange[];
  private readonly besideHours: readonly InstantRange[];

  constructor(ranges: readonly InstantRange[]) {
    const sorted = ranges.map((range, index) => ({ ...range, nth: index + 1 })).sort((a, b) => +a.from - +b.from);
    for (const { from, until, nth } of sorted) {
      if (Number(this.edges.at(-1)) === from.getTime()) this.owners[this.owners.length - 1] = nth;
      else this.add(from, nth);
      this.add(until, null);
    }
    const periods = sorted.map(sumPeriods);
    this.ranges = joined(sorted);
    this.hours = joined(periods.flatMap(({ sums }) => sums).sort((a, b) => +a.from - +b.from));
    this.besideHours = joined(periods.flatMap(({ events }) => events));
  }

  /** The number of the range with an instant, from 1; null: none. */
  nth(column: string): SQL {
    const owners = `{${this.owners.map((owner) => owner ?? 'null').join(',')}}`;
    const edges = `{${this.edges.map((edge) => edge.toISOString()).join(',')}}`;
    return sql`(${owners}::int[])[width_bucket(${sql.raw(column)}, ${edges}::timestamptz[])]`;
  }

  /** The rows of a query whose instant lies in one of the ranges. */
  rows(column: string, query: SQL): SQL {
    return rowsWithin(this.ranges, column, query);
  }

  /** The rows of a query for hours that lie in one range as a whole. */
  rowsOfHours(column: string, query: SQL): SQL {
    return rowsWithin(this.hours, column, query);
  }

  /** The rows of a query whose instant lies in a range, but not in one of its whole hours. */
  rowsBesideHours(column: string, query: SQL): SQL {
    return rowsWithin(this.besideHours, column, query);
  }

  private add(edge: Date, owner: number | null): void {
    this.edges.push(edge);
    this.owners.push(owner);
  }
}

/** Whether an instant lies in a range. */
export function within(column: string, { from, until }: InstantRange): SQL {
  const instant = sql.raw(column);
  return sql`${instant} >= ${from.toISOString()}::timestamptz and ${instant} < ${until.toISOString()}::timestamptz`;
}

/** One range of an index for each stretch: PostgreSQL would read all from the first to the last of them for `or`. */
function rowsWithin(stretches: readonly InstantRange[], column: string, query: SQL): SQL {
  if (stretches.length === 0) return sql`${query} and false`;
  return sql.join(
    stretches.map((stretch) => sql`${query} and ${within(column, stretch)}`),
    sql` union all `,
  );
}

/** Joins adjacent ranges, which are in the order of their time. */
function joined(ranges: readonly InstantRange[]): InstantRange[] {
  const stretches: InstantRange[] = [];
  for (const { from, until } of ranges) {
    const last = stretches.at(-1);
    if (last?.until.getTime() === from.getTime()) stretches[stretches.length - 1] = { from: last.from, until };
    else stretches.push({ from, until });
  }
  return stretches;
}
