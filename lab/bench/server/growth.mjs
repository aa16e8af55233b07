/** What a member's calls cost PostgreSQL, before and after the data that belongs to them has grown. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { cpuSeconds } from '../lib/processes.mjs';
import { median } from '../lib/table.mjs';
import { logIn } from '../lib/world.mjs';
import { dimensions } from './growth-table.mjs';
import { row } from './rows.mjs';

/** Rows before growth, and after it at `--scale 1`. */
const [BASE, GROWN] = [1_000, 1_000_000];
const TARGET = 1.3;
/** A deeper index adds a page to each search. */
const FEW_PAGES = 8;
/** Rows of one statement. */
const PORTION = 100_000;
const [ROUNDS, CALLS] = [3, 20];
/** A session may send 30 requests per second. */
const PACE_MS = 40;

/** Settings of PostgreSQL that count the pages of each statement. */
export const growthPlace = () => ({ databaseSettings: { shared_preload_libraries: 'pg_stat_statements' } });

/**
 * Measures each call along its dimension. A call has grown if it touches more pages and takes more CPU time.
 * @param {{scale: number, of?: string}} options `scale` 1: a million rows in each dimension; 0.02: 20,000. `of`: only dimensions whose
 *   name contains it
 */
export async function growthRows(system, { scale, of = '' }) {
  const client = new pg.Client({ connectionString: system.database.url('housebrand') });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  await client.query(`select set_config('app.agent', 'MTO', false)`);
  const rows = [];
  try {
    const grown = Math.max(10 * BASE, Math.round(GROWN * scale));
    const cookie = await logIn(system.portal, 'MTO', 'MTODEMO1');
    for (const dimension of dimensions.filter((one) => one.rows.includes(of)))
      rows.push(...(await rowsOf(dimension, grown, { ...system, client, cookie }).catch(failureOf(dimension))));
  } finally {
    await client.end();
  }
  return rows;
}

async function rowsOf(dimension, grown, world) {
  while (dimension.awaits && (await world.client.query(dimension.awaits)).rowCount === 0) await sleep(200);
  if (dimension.prepare) await world.client.query(dimension.prepare);
  await fill(dimension, [1, BASE], world);
  // warm up: the first calls fill caches and compile
  await figures(dimension, world, 1);
  const before = await figures(dimension, world);
  await fill(dimension, [BASE + 1, grown], world);
  const after = await figures(dimension, world);
  const size = `${BASE.toLocaleString('en')} and ${grown.toLocaleString('en')} ${dimension.rows}`;
  return Object.keys(before).map((what) => {
    const [was, is] = [before[what], after[what]];
    const pages = ratio(Math.max(was.pages, is.pages - FEW_PAGES), was.pages);
    const note = `${was.pages.toFixed(0)} pages, then ${is.pages.toFixed(0)}; CPU ${was.cpuMs.toFixed(2)} ms, then ${is.cpuMs.toFixed(2)}: ${ratio(is.cpuMs, was.cpuMs).toFixed(2)} ×; ${size}`;
    // pages hardly depend on other load, and time hardly on the depth of an index
    const growth = Math.min(pages, Math.max(1, ratio(is.cpuMs, was.cpuMs)));
    return row(`${what}, with more ${dimension.rows}`, growth, ' ×', { atMost: TARGET, note });
  });
}

/** A call that fails doesn't end a run of several hours. */
const failureOf = (dimension) => (error) => [
  { what: `calls with more ${dimension.rows}`, figure: 'failed', target: 'none set', met: false, note: error.message },
];

/** A prepared reply needs no page, before and after. */
const ratio = (after, before) => (after === before ? 1 : after / before);

/** The cost of a call for PostgreSQL: pages of tables and indexes, and CPU milliseconds. */
async function figures({ reads = {}, writes = {} }, world, rounds = ROUNDS) {
  await settle(world);
  const found = {};
  for (const [what, path] of Object.entries(reads)) found[what] = await costOf(() => get(path, world), world, rounds);
  for (const [what, text] of Object.entries(writes))
    found[what] = await costOf(() => change(what, text, world), world, rounds);
  return found;
}

/** Counts only the processes of connections: autovacuum and checkpoints run at their own times. */
async function costOf(call, { client }, rounds) {
  const costs = [];
  await call();
  await client.query('select pg_stat_statements_reset()');
  for (let round = 0; round < rounds; round += 1) {
    const before = await cpuByProcess(client);
    for (let count = 0; count < CALLS; count += 1) await call();
    const after = await cpuByProcess(client);
    const spent = [...after].map(([pid, seconds]) => seconds - (before.get(pid) ?? 0));
    costs.push((spent.reduce((sum, seconds) => sum + seconds, 0) / CALLS) * 1_000);
  }
  return { pages: await pagesOf(client, rounds * CALLS), cpuMs: median(costs) };
}

/** Returns the pages per call of the statements that most calls run, so without those of background work. */
async function pagesOf(client, calls) {
  const { rows } = await client.query(
    `select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) and calls >= $1`,
    [calls / 2],
  );
  return rows[0].pages / calls;
}

async function cpuByProcess(client) {
  const { rows } = await client.query(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  );
  return new Map(rows.map(({ pid }) => [pid, cpuSeconds([pid])]));
}

let places;

/** What stands for a word in capitals in a path. */
const placesOf = (client) => (places ??= readPlaces(client));

async function readPlaces(client) {
  const { rows } = await client.query(
    `select id from tournament where agent = 'MTO' and start_date <= now() and end_date > now() order by end_date desc limit 1`,
  );
  const day = (ms) => new Date(ms).toISOString().slice(0, 10);
  return {
    YESTERDAY: day(Date.now() - 86_400_000),
    // the agent's day, in Bangkok
    TODAY: day(Date.now() + 7 * 3_600_000),
    LAST_TOURNAMENT: rows[0].id,
  };
}

async function get(path, { portal, cookie, client }) {
  await sleep(PACE_MS);
  const filled = Object.entries(await placesOf(client)).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    path,
  );
  const send = () => fetch(portal + filled, { headers: { cookie } });
  let reply = await send();
  // retry while the provider is briefly overloaded, as logIn does
  while (reply.status === 503) reply = await send();
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 300)}`);
}

let changes = 0;

async function change(what, text, { client }) {
  changes += 1;
  await client.query({ name: `growth: ${what}`, text, values: [changes] });
}

/** Waits until the payments that earlier calls started are delivered. */
async function settle({ client }) {
  const isBusy = `select from outbox_entry where state = 'waiting' limit 1`;
  while ((await client.query(isBusy)).rowCount > 0) await sleep(200);
}

/** Inserts rows, and then runs vacuum and checkpoint, so that calls are compared without background work. */
async function fill({ fill: text, tables, isUnguarded, skipsConsumers }, [first, last], { client }) {
  for (let from = first; from <= last; from += PORTION) {
    await client.query('begin');
    if (isUnguarded) await client.query('set local session_replication_role = replica');
    await client.query(text, [from, Math.min(last, from + PORTION - 1)]);
    if (skipsConsumers)
      await client.query(
        `update bet_consumer set position = (select max(position) from bet_turnover) where agent = 'MTO'`,
      );
    await client.query('commit');
  }
  await client.query(`vacuum (analyze) ${tables.join(', ')}`);
  await client.query('checkpoint');
}
