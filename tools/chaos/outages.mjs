import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asks, GAPS, withDoors } from './protections.mjs';
import { onSmallDisk } from './small-disk.mjs';
import { alone, apart, giving, under } from './worlds.mjs';

const READY_WITHIN_MS = 5_000;
/** So many acknowledgements, or requests that came to nothing, and clients have felt it. */
const FELT = 5;
/** How a server ends: without bringing anything to rest, politely, without a word. */
const ENDS = ['SIGQUIT', 'SIGINT', 'SIGKILL'];

/** The only API is killed without a word, again and again. */
function kills(system, { times, seed, isUnprotected = false }) {
  return alone(system, async (api) => {
    const trial = await giving(system, { seed, least: isUnprotected ? 1 : times, forgetsKeys: isUnprotected });
    await under(trial, async () => {
      // one death may meet no gift between its commit and its answer; the first that does is enough
      for (let nth = 0; nth < times && !(isUnprotected && (await trial.hasDoubled())); nth += 1) {
        await sleep(200 + trial.random() * 800);
        await api.kill();
        await api.start();
      }
    });
    const found = await trial.judge();
    if (api.slowestMs > READY_WITHIN_MS) found.push(`an API that was killed was ready again after ${api.slowestMs} ms`);
    return found;
  });
}

/** A worker is killed after the provider did a step and before that is noted, or after it is noted and before its errand is marked. */
function workerKilled(system, { times, seed, isUnprotected = false }) {
  return asks(system, isUnprotected, () =>
    withDoors(system, (doors) =>
      alone(system, async (api) => {
        const trial = await giving(system, { seed, least: times });
        await under(trial, async () => {
          for (let nth = 0; nth < times; nth += 1) {
            await doors.close(nth % 2 === 0 ? GAPS.NOTE : GAPS.MARK);
            await doors.reached();
            await api.kill();
            await doors.open();
            await api.start();
          }
        });
        return trial.judge();
      }),
    ),
  );
}

/** Our database ends under load, in three ways, and comes again. */
async function databaseRestarts(system, { times, seed, isUnprotected = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-restarts-'));
  try {
    return await apart(system, folder, async (own) => {
      const trial = await giving(own, { seed, least: times });
      if (isUnprotected) await own.database.answersTooEarly();
      await under(trial, async () => {
        for (let nth = 0; nth < times; nth += 1) {
          await felt(() => trial.acknowledged);
          await sleep(trial.random() * 500);
          await own.database.end(ENDS[nth % ENDS.length]);
          await own.database.start();
        }
        await felt(() => trial.acknowledged);
      });
      return trial.judge();
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The disk of our database is full, and has room again after a while. */
function diskFull(system, { times, seed, isUnprotected = false }) {
  return onSmallDisk((disk) =>
    apart(system, disk.folder, async (own) => {
      const trial = await giving(own, { seed, least: times });
      if (isUnprotected) await own.database.answersTooEarly();
      await under(trial, async () => {
        for (let nth = 0; nth < times; nth += 1) {
          await felt(() => trial.acknowledged);
          disk.fill();
          // first no room for the log, then none for a table
          if (nth % 2 === 0) await fillLog(own.database);
          await felt(() => trial.unanswered);
          disk.free();
          await own.database.end('SIGINT');
          await own.database.start();
        }
        await felt(() => trial.acknowledged);
      });
      return trial.judge();
    }),
  );
}

/** Goes on to the next file of the log until there is none. */
async function fillLog(database) {
  for (;;) {
    try {
      await database.tell('select pg_switch_wal()');
      await sleep(200);
    } catch {
      return;
    }
  }
}

/** Until a number has grown by enough. */
async function felt(number) {
  const before = number();
  for (const until = Date.now() + 60_000; number() < before + FELT; await sleep(10))
    if (Date.now() > until) throw new Error(`clients noticed nothing within a minute: ${number}`);
}

/** By the name that `npm run chaos` takes. */
export const outageTrials = {
  kills,
  'worker-killed': workerKilled,
  'database-restarts': databaseRestarts,
  'disk-full': diskFull,
};
