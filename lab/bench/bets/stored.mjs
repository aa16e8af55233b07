/** The benchmark's rows in our database. */
import pg from 'pg';
import { AGENTS, changedTerms, membersOf, tournamentsOf } from './history.mjs';

const CONSUMERS = ['tier-turnover', 'tournament-scores', 'affiliate-income'];

/** By figure: keys and values as `figuresOf` in `model.mjs` returns them. Rows whose values are all zero are left out. */
const FIGURES = {
  events: `select 'all' as key, array[count(*)] as values from bet_event where id like 'bench-%'`,
  openStakes: `select concat_ws(' ', agent, bet_id, id) as key, array[stake_satang] as values from bet_open_stake where id like 'bench-%'`,
  play: `select concat_ws(' ', agent, username, grain, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), game_id, provider, category) as key,
    array[stake_satang, payout_satang, bets] as values from bet_sum where username ~ 'BENCH'`,
  turnover: `select concat_ws(' ', agent, username) as key, array[turnover_satang] as values from tier_standing where username ~ 'BENCH'`,
  scores: `select concat_ws(' ', agent, board, username) as key, array[score] as values from board_score
    where username ~ 'BENCH' and (board like 'tournament bench-%' or board not like 'tournament %')`,
  income: `select concat_ws(' ', agent, username, grain, starts_on, from_username) as key, array[income_satang] as values
    from affiliate_source_sum where username ~ 'BENCH'`,
  owed: `select concat_ws(' ', agent, id) as key, array[balance] as values from ledger_account where id ~ '^affiliate:.*BENCH'`,
};

/** The database as its owner, who sees the rows of all agents. */
export class StoredBets {
  #client;

  constructor(database) {
    this.#client = new pg.Client({ connectionString: database.url('housebrand') });
  }

  connect() {
    return this.#client.connect();
  }

  close() {
    return this.#client.end();
  }

  /** Adds members with uplines and standings, tournaments and terms. */
  async prepare(startMs) {
    const members = JSON.stringify(membersOf(startMs));
    const rows =
      'from jsonb_to_recordset($1) as m(agent text, username text, referrer text, "joinedMs" float8, "countsFromMs" float8, follows text)';
    await this.#client.query(
      `insert into tier_standing (agent, username, since, follows, deposit_satang, turnover_satang)
       select agent, username, to_timestamp("countsFromMs" / 1000), follows, 0, 0 ${rows}`,
      [members],
    );
    await this.#client.query(
      `with recursive m as (select * ${rows}), above as (
         select agent, username, referrer as upline, 1 as level, "joinedMs" from m where referrer is not null
         union all
         select above.agent, above.username, m.referrer, level + 1, above."joinedMs"
         from above join m on m.username = above.upline where m.referrer is not null and level < 3)
       insert into downline (agent, upline, username, level, joined_at)
       select agent, upline, username, level, to_timestamp("joinedMs" / 1000) from above`,
      [members],
    );
    await this.#client.query(
      `insert into tournament (agent, id, name, content, reward_type, calculation_type, games, categories, start_date, end_date, image_url, rewards)
       select distinct m.agent, t.id, '{"th":"b","en":"b"}'::jsonb, '{"th":"b","en":"b"}'::jsonb, 'POINT', calculation, games, categories,
         to_timestamp("fromMs" / 1000), to_timestamp("untilMs" / 1000), '', '{100}'::bigint[]
       from jsonb_to_recordset($1) as m(agent text), jsonb_to_recordset($2)
         as t(id text, calculation text, games text[], categories text[], "fromMs" float8, "untilMs" float8)`,
      [members, JSON.stringify(tournamentsOf(startMs))],
    );
    const { agent, sinceMs, basis, shares } = changedTerms(startMs);
    await this.#client.query(
      'insert into affiliate_terms (agent, since, basis, shares) values ($1, to_timestamp($2::float8 / 1000), $3, $4)',
      [agent, sinceMs, basis, shares],
    );
    await this.analyze();
  }

  /** Updates the planner's statistics, as autovacuum would within a minute. */
  async analyze() {
    await this.#client.query('vacuum (analyze)');
  }

  /** @returns the feed's cursor, and by agent the last position of its moves and of each consumer */
  async positions() {
    const { rows } = await this.#client.query({
      name: 'positions',
      text: `select (select cursor from bet_feed) as cursor, agent,
        (select position from bet_turnover m where m.agent = a.agent order by position desc limit 1) as moved,
        (select jsonb_object_agg(name, position) from bet_consumer c where c.agent = a.agent) as consumed
        from unnest($1::text[]) a (agent)`,
      values: [AGENTS],
    });
    const agents = rows.map(({ agent, moved, consumed }) => ({
      agent,
      moved: Number(moved ?? 0),
      consumed: Object.fromEntries(CONSUMERS.map((name) => [name, Number(consumed?.[name] ?? 0)])),
    }));
    return { cursor: rows[0].cursor, agents };
  }

  /** @returns bytes of write-ahead log and committed transactions since the cluster began */
  async written() {
    await this.#client.query('select pg_stat_force_next_flush()');
    const { rows } = await this.#client.query(
      `select pg_current_wal_lsn() - '0/0' as wal, (select sum(xact_commit) from pg_stat_database) as commits`,
    );
    return { wal: Number(rows[0].wal), commits: Number(rows[0].commits) };
  }

  /** @returns bytes of the partitions of bets by stored event */
  async bytesPerEvent() {
    const { rows } = await this.#client.query(
      `select sum(pg_total_relation_size(c.oid))::float8 / (select count(*) from bet_event) as bytes
       from pg_class c where c.relnamespace = 'bet_months'::regnamespace and c.relkind = 'r'`,
    );
    return rows[0].bytes;
  }

  /** @returns the stored figures, like `figuresOf` */
  async figures() {
    const figures = {};
    for (const [name, text] of Object.entries(FIGURES)) {
      const { rows } = await this.#client.query(text);
      const entries = rows.map(({ key, values }) => [key, values.map(Number)]);
      figures[name] = new Map(entries.filter(([, values]) => values.some((value) => value !== 0)));
    }
    return figures;
  }
}

/** @returns {string[]} the differences of two sets of figures, at most a few of each kind */
export function differences(expected, found) {
  return Object.keys(expected).flatMap((name) => {
    const keys = new Set([...expected[name].keys(), ...found[name].keys()]);
    const wrong = [...keys].filter((key) => `${expected[name].get(key)}` !== `${found[name].get(key)}`);
    const shown = wrong
      .slice(0, 3)
      .map((key) => `${name}: ${key} is ${found[name].get(key)}, expected ${expected[name].get(key)}`);
    return wrong.length > shown.length ? [...shown, `${name}: ${wrong.length - shown.length} more differences`] : shown;
  });
}
