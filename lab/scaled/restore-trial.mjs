import { setTimeout as sleep } from 'node:timers/promises';
import { giving } from '../chaos/worlds.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { restore } from './restore.mjs';

/**
 * Backs up, sends a gift, records the time, sends another gift, and restores to that time: the first gift exists, the
 * second does not.
 */
export async function restoreTrial(running, { seed }) {
  const { set, forTrials, place } = running.system;
  await set.backups.make('full');
  const trial = await giving(forTrials, { seed, members: 2, least: 1 });
  const first = await trial.give(0);
  await sleep(1_000);
  const { rows } = await trial.inOurBooks('select now() as now');
  await sleep(1_000);
  const second = await trial.give(1);
  await running.system.stop();
  const started = performance.now();
  await restore({ dataDir: place.dataDir, to: rows[0].now, say });
  say(`restored after ${((performance.now() - started) / 1000).toFixed(1)} s, with both servers`);
  await running.start();
  trial.database = running.system.forTrials.database;
  const kept = await trial.inOurBooks(`select id from payment where kind = 'GIFT' and id = any($1)`, [
    [first.id, second.id],
  ]);
  const ids = kept.rows.map(({ id }) => id);
  const found = [];
  if (!ids.includes(first.id)) found.push('a gift from before that time is missing');
  if (ids.includes(second.id)) found.push('a gift from after that time exists');
  if ((await trial.give(0)).id === null) found.push('no gift can be sent afterwards');
  return found;
}
