import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kills } from './kills.mjs';
import { asks, GAPS, withDoors } from './protections.mjs';
import { onSmallDisk } from './small-disk.mjs';
import { alone, apart, felt, giving, under } from './worlds.mjs';

/** A file of the log has 16 MB. */
const LESS_THAN_A_LOG = 8 << 20;
/** How a server ends: without bringing anything to rest, politely, without a word. */
const ENDS = ['SIGQUIT', 'SIGINT', 'SIGKILL'];

/** A worker is killed after the provider did a step and before that is noted, or after it is noted and before its errand is marked. */
function workerKilled(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  return asks(system, isUnprotected, () =>
    withDoors(system, (doors) =>
      alone(system, async (api) => {
        const trial = await giving(system, { seed, settledWithinMs, least: times });
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
async function databaseRestarts(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-restarts-'));
  try {
    return await apart(system, folder, async (own) => {
      const trial = await giving(own, { seed, settledWithinMs, least: times });
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
function diskFull(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  return onSmallDisk((disk) =>
    apart(system, disk.folder, async (own) => {
      const trial = await giving(own, { seed, settledWithinMs, least: times });
      if (isUnprotected) await own.database.answersTooEarly();
      await under(trial, async () => {
        for (let nth = 0; nth < times; nth += 1) {
          await felt(() => trial.acknowledged);
          // first no room for another file of the log, then none for anything
          const isLog = nth % 2 === 0;
          disk.fill(isLog ? LESS_THAN_A_LOG : 0);
          if (isLog) await fillLog(own.database, trial);
          await felt(() => trial.unanswered);
          // whoever ends a server that cannot write does not wait for it to write
          await own.database.end('SIGQUIT');
          disk.free();
          await own.database.start();
        }
        await felt(() => trial.acknowledged);
      });
      return trial.judge();
    }),
  );
}

/** Goes on to the next file of the log until there is none. */
async function fillLog(database, trial) {
  for (;;) {
    try {
      await database.notify('select pg_switch_wal()');
    } catch {
      return;
    }
    await felt(() => trial.acknowledged + trial.unanswered);
  }
}

/** By the name that `npm run chaos` takes. */
export const outageTrials = {
  kills,
  'worker-killed': workerKilled,
  'database-restarts': databaseRestarts,
  'disk-full': diskFull,
};
