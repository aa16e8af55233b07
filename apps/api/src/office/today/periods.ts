import { sumPeriods, type InstantRange } from '@housebrand/shared';
import { sql, type SQL } from 'drizzle-orm';

const SHORT_OF_AN_HOUR = sql.raw(`interval '59 minutes 59.999999 seconds'`);

/** Ranges that don't overlap, as SQL: a query reads its table once and finds the range of each row by a binary search. */
export class Periods {
  private readonly owners: (number | null)[] = [];
  private readonly edges: Date[] = [];
  private readonly ends: readonly InstantRange[];

  constructor(ranges: readonly InstantRange[]) {
    const sorted = ranges.map((range, index) => ({ ...range, nth: index + 1 })).sort((a, b) => +a.from - +b.from);
    for (const { from, until, nth } of sorted) {
      if (Number(this.edges.at(-1)) === from.getTime()) this.owners[this.owners.length - 1] = nth;
      else this.add(from, nth);
      this.add(until, null);
    }
    this.ends = sorted.flatMap((range) => sumPeriods(range).events);
  }

  /** The number of the range with an instant, from 1; null: none. */
  nth(column: string): SQL {
    return this.nthOf(sql.raw(column));
  }

  /** Whether an instant lies between the first and the last edge, for an index. */
  around(column: string): SQL {
    return within(column, { from: this.edges[0]!, until: this.edges.at(-1)! });
  }

  /** Whether the hour that starts at an instant lies in one range as a whole. */
  hasHour(column: string): SQL {
    const start = sql.raw(column);
    return sql`${this.nthOf(start)} = ${this.nthOf(sql`${start} + ${SHORT_OF_AN_HOUR}`)}`;
  }

  /** Whether an instant lies in a range, but not in one of its whole hours. */
  isBesideHours(column: string): SQL {
    if (this.ends.length === 0) return sql`false`;
    return sql`(${sql.join(
      this.ends.map((end) => within(column, end)),
      sql` or `,
    )})`;
  }

  private add(edge: Date, owner: number | null): void {
    this.edges.push(edge);
    this.owners.push(owner);
  }

  private nthOf(instant: SQL): SQL {
    const owners = `{${this.owners.map((owner) => owner ?? 'null').join(',')}}`;
    const edges = `{${this.edges.map((edge) => edge.toISOString()).join(',')}}`;
    return sql`(${owners}::int[])[width_bucket(${instant}, ${edges}::timestamptz[])]`;
  }
}

/** Whether an instant lies in a range. */
export function within(column: string, { from, until }: InstantRange): SQL {
  const instant = sql.raw(column);
  return sql`${instant} >= ${from.toISOString()}::timestamptz and ${instant} < ${until.toISOString()}::timestamptz`;
}
