/** A member's reads and new gifts, before and after the database has grown. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inTurns } from '../lib/load.mjs';
import { pgbench } from '../lib/pgbench.mjs';
import { cpuSeconds, family } from '../lib/processes.mjs';
import { logIn } from '../lib/world.mjs';
import { row } from './rows.mjs';

const [MEMBERS, PAYMENTS] = [1_000_000, 5_000_000];
const TARGET = 1.3;
const READS = {
  'own payments': '/api/apps/payments/gift_sent?limit=10&offset=0',
  'own record': '/api/apps/members/MTO/MTODEMO1',
  favourites: '/api/apps/favorite_games/MTO/MTODEMO1',
};
/** Like the product: with ids that grow over time. Each gift has a random day, so that counting a day's gifts stays cheap. */
const OPEN_GIFT = `select * from open_gift(uuidv7(), 'MTOGROWN' || (random() * 1000)::int, 'MTODEMO2', 100,
  gen_random_uuid()::text, date '2026-01-01' + (random() * 1000000)::int, now(), 1000000, 1000000000000, '{}', null, null);
`;

/**
 * Compares CPU time, which is reliable even on a busy machine.
 * @param {number} scale share of a million members and five million payments
 */
export async function growthRows(system, { scale }) {
  const [members, payments] = [Math.round(MEMBERS * scale), Math.round(PAYMENTS * scale)];
  // warm up: compilation in the first seconds would distort both sides
  await readFigures(system);
  const before = await figures(system);
  await grow(system, members, payments);
  const after = await figures(system);
  await settle(system.database);
  const size = `${members.toLocaleString('en')} members, ${payments.toLocaleString('en')} payments`;
  return Object.keys(before).map((what) =>
    row(`${what}: CPU after growth`, after[what] / before[what], ' ×', {
      atMost: TARGET,
      note: `${before[what].toFixed(0)} µs, then ${after[what].toFixed(0)} with ${size}`,
    }),
  );
}

async function figures(system) {
  await settle(system.database);
  return { ...(await readFigures(system)), 'starting a gift': await giftFigure(system) };
}

async function readFigures({ portal, apiService, database }) {
  const cookies = [await logIn(portal, 'MTO', 'MTODEMO1')];
  const pids = () => [...family(apiService.pid), ...family(database.pid)];
  const targets = Object.fromEntries(
    Object.entries(READS).map(([what, path]) => [what, { url: portal + path, cookies, pids }]),
  );
  const read = await inTurns(targets, { rounds: 3, connections: 4 });
  return Object.fromEntries(Object.entries(read).map(([what, { cpuUs }]) => [what, cpuUs]));
}

async function giftFigure({ database }) {
  const options = { clients: 4, seconds: 3, agent: 'MTO' };
  const beginGifts = () => pgbench(database, OPEN_GIFT, options);
  // warm up: the first changes after a checkpoint write whole pages, and earlier reads fill the cache
  await inDatabase(database, 'checkpoint');
  await beginGifts();
  const start = cpuSeconds(family(database.pid));
  const perSecond = await beginGifts();
  return ((cpuSeconds(family(database.pid)) - start) / (perSecond * 3)) * 1e6;
}

/** Waits until gifts are delivered, and runs vacuum and checkpoint, so that reads are compared without background work. */
async function settle(database) {
  const isBusy = `select from outbox_entry where state = 'waiting' limit 1`;
  while ((await inDatabase(database, isBusy)).rowCount > 0) await sleep(200);
  await inDatabase(database, 'vacuum (analyze)');
  await inDatabase(database, 'checkpoint');
}

async function inDatabase(database, text) {
  const client = new pg.Client({ connectionString: database.url('housebrand') });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** Inserts settled payments of several years, without their postings, which no member reads. */
async function grow({ database }, members, payments) {
  const client = new pg.Client({ connectionString: database.url('housebrand') });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into member (agent, username, member_id, synced_at, last_active_at)
     select 'MTO', 'MTOGROWN' || n, 'grown-' || n, now(), now() from generate_series(1, $1::int) n on conflict do nothing`,
    [members],
  );
  await client.query(
    `insert into payment (agent, id, kind, unit, amount, username, receiver, status, idempotency_key, business_day, created_at, changed_at)
     select 'MTO', uuidv7(timestamptz '2025-01-01' + n * interval '6 seconds' - now()), 'GIFT', 'CREDIT', 100, 'MTOGROWN' || (1 + n % $2::int), 'MTOGROWNFRIEND', 'SUCCESS', 'grown-' || n,
       date '2025-01-01' + n % 365, timestamptz '2025-01-01' + n * interval '6 seconds', now()
     from generate_series(1, $1::int) n`,
    [payments, members],
  );
  await client.end();
}
