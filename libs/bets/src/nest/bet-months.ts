import { Injectable } from '@nestjs/common';
import { Database, Jobs } from '@housebrand/shared/nest';

const EVERY_MS = 86_400_000;

/** A month's partition of a table. */
export interface BetMonth {
  table: string;
  isArchived: boolean;
  /** With indexes. */
  bytes: number;
}

/** Creates the partitions of bets ahead of time. Bets of a month without a partition are kept in a common one until it exists. */
@Injectable()
export class BetMonths {
  constructor(
    private readonly database: Database,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'bet-months', everyMs: EVERY_MS, run: () => this.create() });
  }

  /** Creates the missing partitions from the last month to two months ahead. */
  async create(): Promise<void> {
    await this.database.operatorQuery({ text: 'select create_bet_months()' });
  }

  /** Lists the partitions, archived or not, by table and month. */
  async list(): Promise<BetMonth[]> {
    const { rows } = await this.database.operatorQuery<{ table: string; archived: boolean; bytes: string }>({
      text: `select c.relname as "table", n.nspname = 'bet_archive' as archived, pg_total_relation_size(c.oid) as bytes
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('bet_months', 'bet_archive') and c.relkind = 'r' order by 1`,
    });
    return rows.map(({ table, archived, bytes }) => ({ table, isArchived: archived, bytes: Number(bytes) }));
  }

  /** Counts the events that arrived after their month was archived. */
  async lateEvents(): Promise<number> {
    const { rows } = await this.database.operatorQuery<{ events: string }>({
      text: 'select count(*) as events from bet_late_event',
    });
    return Number(rows[0]!.events);
  }
}
