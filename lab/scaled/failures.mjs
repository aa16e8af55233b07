import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { felt, giving, under } from '../chaos/worlds.mjs';
import { processesIn, signal } from '../../tools/run/lib/processes.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { answers } from './engine.mjs';
import { API, POSTGRES } from './layout.mjs';

/** Downtime of a part that the trial restarts. */
const AWAY_MS = 5_000;
const HEALED_WITHIN_MS = 600_000;

/** Failures of each part. Each function resolves when the set is healthy again. */
const FAILURES = {
  'an instance': async ({ instances, set }, nth) => {
    const name = API[nth % 2];
    const { pid } = instances[name];
    signal(pid, 'SIGKILL');
    const isBack = async () =>
      instances[name].pid !== pid && answers(`http://127.0.0.1:${set.ports[name]}/health/ready`);
    await set.until(isBack, HEALED_WITHIN_MS, `${name} did not come back`);
  },
  Redis: ({ set }) => away(set.engines.redis),
  "etcd's leader": async ({ set }) => {
    const leader = await set.etcdLeader();
    await set.engines[leader].kill();
    const next = await set.until(() => set.etcdLeader(), HEALED_WITHIN_MS, 'etcd has no leader');
    await sleep(AWAY_MS);
    set.engines[leader].start();
    await set.engines[leader].ready();
    say(`${next} replaces ${leader} as leader`);
  },
  'the replica': ({ set }) => stopMachine(set, 'follower'),
  'the primary, its server': async ({ set }) => {
    const primary = await set.primary();
    const senders = await holdBack(set);
    await hasMore(set);
    // also kill the stopped senders: they would keep the server's shared memory and prevent its restart
    for (const pid of [postmaster(set, primary), ...senders]) signal(pid, 'SIGKILL');
    await promoted(set, primary);
  },
  'the primary, its machine': ({ set }) => stopMachine(set, 'primary'),
};

async function away(engine) {
  await engine.kill();
  await sleep(AWAY_MS);
  engine.start();
  await engine.ready();
}

/** Kills a server with its Patroni; the machine returns after the other server took over. */
export async function stopMachine(set, role) {
  const primary = await set.primary();
  const name = role === 'primary' ? primary : POSTGRES.find((other) => other !== primary);
  await set.engines[name].kill();
  for (const pid of processesIn(set.folders.of(name))) signal(pid, 'SIGKILL');
  if (role === 'primary')
    await set.until(async () => isOther(await set.primary(), name), HEALED_WITHIN_MS, 'no server took over');
  else await sleep(AWAY_MS);
  set.engines[name].start();
  await set.until(() => set.isReplicated(), HEALED_WITHIN_MS, `${name} does not follow`);
}

const postmaster = (set, name) =>
  Number(readFileSync(join(set.folders.of(name), 'postmaster.pid'), 'utf8').split('\n')[0]);

async function promoted(set, before) {
  await set.until(async () => isOther(await set.primary(), before), HEALED_WITHIN_MS, 'no server took over');
  await set.until(() => set.isReplicated(), HEALED_WITHIN_MS, `${before} does not follow`);
}

const isOther = (name, before) => name !== null && name !== before;

/**
 * Makes each part fail while members send gifts; judged by the acknowledgements.
 * @param {{times: number, seed: number, pauses: {what: string, ms: number}[]}} options `pauses` collects the
 *   longest times without an acknowledgement
 * @returns {Promise<string[]>} findings
 */
export async function failUnderLoad(system, { times, seed, pauses }) {
  const trial = await giving(system.forTrials, { seed, least: 6 * times });
  await under(trial, async () => {
    for (const [what, fail] of Object.entries(FAILURES)) {
      for (let nth = 0; nth < times; nth += 1) {
        await felt(() => trial.acknowledged);
        const ms = await longestPause(trial, () => fail(system, nth));
        pauses.push({ what, ms });
        say(`${what} failed: ${(ms / 1000).toFixed(1)} s without an acknowledgement; ${trial.summary}`);
      }
    }
    await felt(() => trial.acknowledged);
  });
  return trial.judge();
}

/** The longest time between two acknowledgements, from the failure until clients make progress after the recovery. */
async function longestPause(trial, work) {
  let isOver = false;
  let longest = 0;
  const watch = (async () => {
    let last = { count: trial.acknowledged, at: performance.now() };
    while (!isOver) {
      longest = Math.max(longest, performance.now() - last.at);
      if (trial.acknowledged !== last.count) last = { count: trial.acknowledged, at: performance.now() };
      await sleep(10);
    }
  })();
  try {
    await work();
    await felt(() => trial.acknowledged);
  } finally {
    isOver = true;
    await watch;
  }
  return Math.round(longest);
}

/**
 * The same without protection: commits are acknowledged before the replica has them, and replication stops just before
 * the primary fails.
 */
export async function loses(system, { seed }) {
  const { set } = system;
  await set.agree({ synchronous_mode: false });
  await set.until(async () => !(await set.isReplicated()), HEALED_WITHIN_MS, 'commits still wait');
  const trial = await giving(system.forTrials, { seed, least: 1 });
  await under(trial, async () => {
    await felt(() => trial.acknowledged);
    await holdBack(set);
    await felt(() => trial.acknowledged);
    await stopMachineAlone(set);
    await felt(() => trial.acknowledged);
  });
  const found = await trial.judge();
  await set.agree({ synchronous_mode: true });
  await set.until(() => set.isReplicated(), HEALED_WITHIN_MS, 'commits do not wait for the replica again');
  say(`without protection: ${found.length} found, such as: ${found[0]}`);
  return found.some((problem) => problem.startsWith('acknowledged and missing'))
    ? []
    : ['nothing was lost: the trial proves nothing'];
}

/** Stops the primary's WAL senders. @returns {Promise<number[]>} their process ids */
async function holdBack(set) {
  const senders = await requested(
    set,
    `select pid from pg_stat_replication where application_name in ('${POSTGRES.join("', '")}')`,
  );
  for (const { pid } of senders) signal(pid, 'SIGSTOP');
  return senders.map(({ pid }) => pid);
}

/** Waits until the primary has data on disk that the replica lacks; it has not been acknowledged. */
function hasMore(set) {
  const statement = 'select bool_and(pg_current_wal_flush_lsn() > sent_lsn) as more from pg_stat_replication';
  return set.until(async () => (await requested(set, statement))[0].more, HEALED_WITHIN_MS, 'nothing is written');
}

/** @returns {Promise<object[]>} the result of a query on the primary */
async function requested(set, statement) {
  const client = new pg.Client({ connectionString: set.url('postgres', 'postgres') });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function stopMachineAlone(set) {
  const primary = await set.primary();
  await set.engines[primary].kill();
  for (const pid of processesIn(set.folders.of(primary))) signal(pid, 'SIGKILL');
  await set.until(async () => isOther(await set.primary(), primary), HEALED_WITHIN_MS, 'no server took over');
  set.engines[primary].start();
}
