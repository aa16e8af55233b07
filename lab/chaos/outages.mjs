import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kills } from './kills.mjs';
import { asks, GAPS, withGates } from './protections.mjs';
import { onSmallDisk } from './small-disk.mjs';
import { alone, apart, felt, giving, under } from './worlds.mjs';

/** A WAL file has 16 MB. */
const LESS_THAN_A_LOG = 8 << 20;
/** Ways to end a server: immediate, orderly, and SIGKILL. */
const ENDS = ['SIGQUIT', 'SIGINT', 'SIGKILL'];

/** Kills a worker after the provider's step and before its record, or between the last record and the mark of its outbox entry. */
function workerKilled(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  return asks(system, isUnprotected, () =>
    withGates(system, (gates) =>
      alone(system, async (api) => {
        const trial = await giving(system, { seed, settledWithinMs, minAcknowledged: times });
        await under(trial, async () => {
          for (let nth = 0; nth < times; nth += 1) {
            await gates.close(nth % 2 === 0 ? GAPS.NOTE : GAPS.MARK);
            await gates.reached();
            await api.kill();
            await gates.open();
            await api.start();
          }
        });
        return trial.judge();
      }),
    ),
  );
}

/** Ends our database under load, in three ways, and restarts it. */
async function databaseRestarts(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-restarts-'));
  try {
    return await apart(system, folder, async (own) => {
      const trial = await giving(own, { seed, settledWithinMs, minAcknowledged: times });
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

/** Fills our database's disk and frees it again. */
function diskFull(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  return onSmallDisk((disk) =>
    apart(system, disk.folder, async (own) => {
      const trial = await giving(own, { seed, settledWithinMs, minAcknowledged: times });
      if (isUnprotected) await own.database.answersTooEarly();
      await under(trial, async () => {
        for (let nth = 0; nth < times; nth += 1) {
          await felt(() => trial.acknowledged);
          // first leave no room for another WAL file, then none at all
          const isLog = nth % 2 === 0;
          disk.fill(isLog ? LESS_THAN_A_LOG : 0);
          if (isLog) await fillLog(own.database, trial);
          await felt(() => trial.unanswered);
          // immediate shutdown: a server that cannot write cannot shut down in order
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

/** Switches WAL files until there is no room for another. */
async function fillLog(database, trial) {
  while (true) {
    try {
      await database.notify('select pg_switch_wal()');
    } catch {
      return;
    }
    await felt(() => trial.acknowledged + trial.unanswered);
  }
}

/** By trial name of `npm run chaos`. */
export const outageTrials = {
  kills,
  'worker-killed': workerKilled,
  'database-restarts': databaseRestarts,
  'disk-full': diskFull,
};
