/** What an event of the feed costs PostgreSQL, by statement and by table. */
import pg from 'pg';

/** Settings of PostgreSQL that count the time of each statement, also of those within functions. */
export const costSettings = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'all' };

const SHOWN_STATEMENTS = 30;
const SHOWN_CHARACTERS = 100;
/** Changed rows per event below which a table is not shown. */
const FEW = 0.005;

/** Counts from `since` to `print`. */
export class Costs {
  #client;
  #before;

  static async since(database) {
    const costs = new Costs();
    costs.#client = new pg.Client({ connectionString: database.url('housebrand') });
    await costs.#client.connect();
    await costs.#client.query('create extension if not exists pg_stat_statements');
    costs.#before = await costs.#changes();
    await costs.#client.query('select pg_stat_statements_reset()');
    return costs;
  }

  /** @param {number} events that have been stored since */
  async print(events) {
    const each = (value) => (value / events).toFixed(2).padStart(9);
    const statements = (await this.#statements()).map(
      ({ us, pages, wal, rows, calls, query }) =>
        `${[us, pages, wal, rows].map(each).join('')}${String(calls).padStart(8)}  ${query}`,
    );
    const after = await this.#changes();
    const tables = [...after].flatMap(([name, now]) => {
      const changes = now.map((value, nth) => value - (this.#before.get(name)?.[nth] ?? 0));
      return Math.max(...changes) >= events * FEW ? [`${changes.map(each).join('')}  ${name}`] : [];
    });
    process.stdout.write(
      `\n  An event: µs, pages, bytes of WAL and rows of statements; their calls\n${statements.join('\n')}\n` +
        `\n  An event: rows inserted, updated, of these without index entries, and deleted\n${tables.join('\n')}\n`,
    );
    await this.#client.end();
  }

  /** Statements with those that they trigger; a dot marks the latter. */
  async #statements() {
    const { rows } = await this.#client.query(
      `select total_exec_time * 1000 as us, shared_blks_hit + shared_blks_read as pages, wal_bytes::float8 as wal, rows::int, calls::int,
         case when toplevel then '' else '· ' end || left(regexp_replace(query, '\\s+', ' ', 'g'), $1) as query
       from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
       union all
       select sum(total_exec_time) * 1000, sum(shared_blks_hit + shared_blks_read), sum(wal_bytes)::float8, 0, sum(calls)::int, 'together'
       from pg_stat_statements where toplevel and dbid = (select oid from pg_database where datname = current_database())
       order by us desc limit $2`,
      [SHOWN_CHARACTERS, SHOWN_STATEMENTS],
    );
    return rows;
  }

  /** By table: rows inserted, updated, updated without new index entries, deleted. */
  async #changes() {
    await this.#client.query('select pg_stat_force_next_flush()');
    const { rows } = await this.#client.query(
      `select relname, array[n_tup_ins, n_tup_upd, n_tup_hot_upd, n_tup_del]::int[] as changes from pg_stat_user_tables`,
    );
    return new Map(rows.map(({ relname, changes }) => [relname, changes]));
  }
}
