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
/** Rows of one statement. */
const PORTION = 100_000;
const [ROUNDS, CALLS] = [3, 20];
/** A session may send 30 requests per second. */
const PACE_MS = 40;

/**
 * Measures each call along its dimension. CPU time is reliable even on a busy machine.
 * @param {number} scale 1: a million rows in each dimension; 0.02: 20,000
 */
export async function growthRows(system, { scale }) {
  const client = new pg.Client({ connectionString: system.database.url('housebrand') });
  await client.connect();
  await client.query(`select set_config('app.agent', 'MTO', false)`);
  const rows = [];
  try {
    const grown = Math.max(10 * BASE, Math.round(GROWN * scale));
    const cookie = await logIn(system.portal, 'MTO', 'MTODEMO1');
    for (const dimension of dimensions) rows.push(...(await rowsOf(dimension, grown, { ...system, client, cookie })));
  } finally {
    await client.end();
  }
  return rows;
}

async function rowsOf(dimension, grown, world) {
  if (dimension.prepare) await world.client.query(dimension.prepare);
  await fill(dimension, [1, BASE], world);
  // warm up: the first calls fill caches and compile
  await figures(dimension, world);
  const before = await figures(dimension, world);
  await fill(dimension, [BASE + 1, grown], world);
  const after = await figures(dimension, world);
  const size = `${BASE.toLocaleString('en')} and ${grown.toLocaleString('en')} ${dimension.rows}`;
  return Object.keys(before).map((what) =>
    row(`${what}, with more ${dimension.rows}`, after[what] / before[what], ' ×', {
      atMost: TARGET,
      note: `${before[what].toFixed(2)} ms of PostgreSQL, then ${after[what].toFixed(2)}; ${size}`,
    }),
  );
}

/** CPU milliseconds of PostgreSQL per call. */
async function figures({ reads = {}, writes = {} }, world) {
  await settle(world);
  const found = {};
  for (const [what, path] of Object.entries(reads)) found[what] = await costOf(() => get(path, world), world);
  for (const [what, text] of Object.entries(writes)) found[what] = await costOf(() => change(what, text, world), world);
  return found;
}

/** Counts only the processes of connections: autovacuum and checkpoints run at their own times. */
async function costOf(call, { client }) {
  const costs = [];
  await call();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await cpuByProcess(client);
    for (let count = 0; count < CALLS; count += 1) await call();
    const after = await cpuByProcess(client);
    const spent = [...after].map(([pid, seconds]) => seconds - (before.get(pid) ?? 0));
    costs.push((spent.reduce((sum, seconds) => sum + seconds, 0) / CALLS) * 1_000);
  }
  return median(costs);
}

async function cpuByProcess(client) {
  const { rows } = await client.query(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
  );
  return new Map(rows.map(({ pid }) => [pid, cpuSeconds([pid])]));
}

async function get(path, { portal, cookie }) {
  await sleep(PACE_MS);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const send = () => fetch(portal + path.replaceAll('YESTERDAY', yesterday), { headers: { cookie } });
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
