/** Gifts over HTTP: their rate, their CPU time by process before the reply and until they are settled, their commits and provider calls. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logInMembers, json } from '../lib/log-in-members.mjs';
import { backendsOf, cpuSeconds, family, writersOf } from '../lib/processes.mjs';
import { median } from '../lib/table.mjs';

/** A process continues sixteen gifts itself, so as many at once are all started alike. */
const CLIENTS = 16;
const SECONDS = 3;
/** So that a member's next gift follows when the last one is settled, as a person's would, and the day's gifts of each stay few. */
const SENDERS = 10 * CLIENTS;
/** Rounds of gifts whose debit the provider holds. */
const HELD_ROUNDS = 10;
/** Jobs also run without requests; their share of the CPU time is taken off. */
const IDLE_MS = 5_000;

/**
 * @param {number} seconds of the measured load, after a warm-up
 * @returns {Promise<{perSecond: number, p50Ms: number, settledMs: Record<string, number>, repliedMs: Record<string, number>,
 *   calls: number, commits: number}>} CPU time in ms a gift by process, until it is settled and before its reply. `calls`: of the provider.
 *   `commits`: transactions that wrote, in our database and the provider's
 */
export async function giftFigures(system, seconds) {
  const { portal, database } = system;
  await openLimits(portal);
  // only higher tiers may send gifts, and playing for them would take too long
  const raise = `update member set deposited = 1e9, turnover = 1e10 where username like 'MTOBENCHGIFT%'`;
  const members = await logInMembers(system, 'BENCHGIFT', SENDERS, () =>
    inDatabase(database.url('housebrand_simulator'), raise),
  );
  const ring = members.map((member, nth) => ({ ...member, receiver: members[(nth + 1) % members.length].username }));
  // as at the database: warm, with analysed tables, and receivers that are known
  await inTurn(portal, ring, SECONDS);
  await settled(system);
  for (const name of ['housebrand', 'housebrand_simulator']) await inDatabase(database.url(name), 'analyze');
  const meter = meterOf(system);
  const before = [meter.read(), await callsOf(portal), await transactionsOf(database)];
  const taken = await inTurn(portal, ring, seconds);
  await settled(system);
  const after = [meter.read(), await callsOf(portal), await transactionsOf(database)];
  const rounds = await heldRounds(system, ring, meter);
  const perGift = meter.perGift(await meter.idle());
  const held = rounds.map((round) => perGift(...round, CLIENTS));
  return {
    perSecond: taken.length / seconds,
    p50Ms: median(taken),
    settledMs: perGift(before[0], after[0], taken.length),
    repliedMs: Object.fromEntries(Object.keys(held[0]).map((whose) => [whose, median(held.map((one) => one[whose]))])),
    calls: (after[1] - before[1]) / taken.length,
    commits: (after[2] - before[2]) / taken.length,
  };
}

export async function openLimits(portal) {
  await json(`${portal}/api/apps/agent_configs/MTO`, {
    method: 'PATCH',
    headers: { 'x-agent-key': 'demo-agent-key-mto' },
    body: { sendGift: { minWithdrawReq: 1, countWithdrawLimit: 10_000, totalWithdrawLimit: 100_000_000 } },
  });
}

/** @returns milliseconds until the reply, which follows the commit */
export async function give(portal, { username, cookie, receiver }) {
  const start = performance.now();
  await json(`${portal}/api/apps/payments/send_gift`, {
    method: 'POST',
    headers: { cookie, origin: portal, 'idempotency-key': randomUUID() },
    body: { depositUsername: username, receiverUsername: receiver, amount: 1 },
  });
  return performance.now() - start;
}

/** The members take turns in each client. Each member gives at least once. @returns milliseconds of each gift */
async function inTurn(portal, members, seconds) {
  const taken = [];
  const until = performance.now() + seconds * 1_000;
  const client = async (first) => {
    for (let turn = first; turn < members.length || performance.now() < until; turn += CLIENTS)
      taken.push(await give(portal, members[turn % members.length]));
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, nth) => client(nth)));
  return taken;
}

/**
 * Readings before and after rounds of gifts up to their replies, with the calls for the debits, which the provider holds meanwhile. The
 * payments then continue as ones whose outcome is unknown.
 */
async function heldRounds(system, members, meter) {
  const { portal, simulator } = system;
  const rounds = [];
  for (let round = 0; round < HELD_ROUNDS; round += 1) {
    const senders = members.slice(round * CLIENTS, (round + 1) * CLIENTS);
    await json(`${simulator}/control/faults`, {
      method: 'POST',
      body: { kind: 'timeoutBefore', call: 'debitTransfer', times: senders.length },
    });
    const before = meter.read();
    await Promise.all(senders.map((sender) => give(portal, sender)));
    rounds.push([before, meter.read()]);
    await fetch(`${simulator}/control/faults`, { method: 'DELETE' });
    await settled(system);
  }
  return rounds;
}

function meterOf({ apiService, simulatorService, database }) {
  const whose = {
    API: () => family(apiService.pid),
    PostgreSQL: () => backendsOf(database.pid, 'housebrand'),
    'provider’s PostgreSQL': () => backendsOf(database.pid, 'housebrand_simulator'),
    'PostgreSQL’s writers': () => writersOf(database.pid),
    simulator: () => family(simulatorService.pid),
  };
  const read = () => ({ at: performance.now(), cpu: Object.values(whose).map((pids) => cpuSeconds(pids()) * 1_000) });
  return {
    read,
    /** CPU time without requests, in ms a ms. Not before the load: a fresh system still follows its first bets. */
    idle: async () => {
      const before = read();
      await sleep(IDLE_MS);
      const after = read();
      return after.cpu.map((ms, nth) => (ms - before.cpu[nth]) / (after.at - before.at));
    },
    perGift: (idle) => (before, after, gifts) =>
      Object.fromEntries(
        Object.keys(whose).map((name, nth) => {
          const spent = after.cpu[nth] - before.cpu[nth] - idle[nth] * (after.at - before.at);
          return [name, spent / gifts];
        }),
      ),
  };
}

async function callsOf(portal) {
  const metrics = await (await fetch(`${portal}/metrics`)).text();
  const counts = metrics.matchAll(/^provider_call_duration_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Transactions of all databases that wrote, this one included. */
async function transactionsOf(database) {
  const { rows } = await inDatabase(database.url('housebrand'), 'select pg_current_xact_id()::text as id');
  return Number(rows[0].id);
}

/** Waits until the outbox is empty. */
export async function settled({ database }) {
  const waiting = `select from outbox_entry where state = 'waiting' limit 1`;
  while ((await inDatabase(database.url('housebrand'), waiting)).rowCount > 0) await sleep(100);
}

export async function inDatabase(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query(text);
  await client.end();
  return result;
}
