import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderGate } from '../../apps/api/src/testing/provider-gate.ts';
import { onFreshSystem } from '../bench/lib/world.mjs';
import { freePort } from '../../tools/run/lib/ports.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { outageTrials } from './outages.mjs';
import { asks, books, copies } from './protections.mjs';
import { judgeCopies, lastCopy, redeemAtOnce } from './redeeming.mjs';
import { Victim } from './victim.mjs';
import { giving, under } from './worlds.mjs';

const MAX_CONCURRENCY = 50;
const STUCK_MS = 60_000;

/**
 * Money trials, each with its own members. Every trial can run without the protection that it tests: then it must find
 * a problem, or it proves nothing.
 *
 * @typedef {object} Options
 * @property {number} times number of repetitions
 * @property {number} seed
 * @property {boolean} [isUnprotected]
 * @property {number} [settledWithinMs] deadline for all started payments
 */

/** Fifty concurrent requests with the same key result in one gift and one reply; another body under that key is rejected. */
async function oneKey(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  const trial = await giving(system, { seed, settledWithinMs, members: 4, forgetsKeys: isUnprotected });
  const found = [];
  for (let nth = 0; nth < times; nth += 1) {
    const copies = await trial.giveAtOnce(nth % 4, MAX_CONCURRENCY);
    const ids = new Set(copies.flatMap(({ id }) => id ?? []));
    if (ids.size !== 1) found.push(`${MAX_CONCURRENCY} requests with one key have ${ids.size} different replies`);
    const other = await trial.giveUnderSameKey(nth % 4);
    if (!isUnprotected && other.code !== 422) found.push(`the key with another body: ${other.code}`);
  }
  return [...found, ...(await trial.judge())];
}

/** Concurrent gifts in all directions: each balance equals the sum of its postings, without deadlocks. */
function concurrentGifts(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  return books(system, isUnprotected, async () => {
    const clients = Math.min(64, Math.max(8, times));
    const members = Math.min(20, Math.ceil(clients / 4));
    const trial = await giving(system, { seed, settledWithinMs, members, clients, minAcknowledged: times * 0.9 });
    await trial.run(times);
    return trial.judge();
  });
}

/**
 * Drops replies after the provider has executed the call: all payments settle within a minute and none twice, although
 * the provider would execute a repetition.
 */
function lostReplies(system, { times, seed, settledWithinMs = STUCK_MS, isUnprotected = false }) {
  return asks(system, isUnprotected, async () => {
    const trial = await giving(system, { seed, members: 10, minAcknowledged: times * 0.9, settledWithinMs });
    for (const call of ['debitTransfer', 'creditTransfer'])
      await trial.control('faults', { kind: 'doneReplyLost', call, times: Math.ceil(times / 2) });
    await trial.run(times);
    return trial.judge();
  });
}

/** Two instances, one of which is killed repeatedly; clients use either. */
async function twoInstances(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  const victim = new Victim(system, await freePort());
  await victim.start();
  const gate = new ProviderGate(victim.origin);
  try {
    const trial = await giving(system, {
      seed,
      settledWithinMs,
      members: 8,
      clients: 16,
      minAcknowledged: isUnprotected ? 1 : times,
      forgetsKeys: isUnprotected,
    });
    trial.origins.push(new URL(await gate.open()).origin);
    await under(trial, async () => {
      // a kill may miss every gift's reply; the first hit is enough
      let nth = 0;
      while (nth < times && !(isUnprotected && (await trial.hasDoubled()))) {
        await sleep(200 + trial.random() * 600);
        // the operation completes, but its reply is lost
        await gate.cutAtAnswer();
        await sleep(trial.random() * 50);
        await victim.kill();
        await victim.start();
        gate.restore();
        nth += 1;
      }
    });
    trial.origins.pop();
    return await trial.judge();
  } finally {
    await gate.close();
    await victim.kill();
  }
}

/** Concurrent requests for the last copy of a coupon: it is granted once. */
function coupon(system, { times, seed, settledWithinMs, isUnprotected = false }) {
  return copies(system, isUnprotected, async () => {
    const members = Math.min(100, Math.max(4, Math.ceil(times / 100)));
    const trial = await giving(system, { seed, settledWithinMs, members });
    const { id, code } = await lastCopy(trial);
    await redeemAtOnce(trial, code, times);
    return [...(await judgeCopies(trial, id)), ...(await trial.judge())];
  });
}

/** By trial name of `npm run chaos`. */
export const moneyTrials = {
  'one-key': oneKey,
  'concurrent-gifts': concurrentGifts,
  coupon,
  'lost-replies': lostReplies,
  'two-instances': twoInstances,
  ...outageTrials,
};

/** @returns {Promise<string[]>} findings, including a trial that finds nothing without its protection */
export function money(name, options) {
  return onFreshSystem(async (system) => {
    const run = moneyTrials[name];
    const found = await run(system, options);
    say(`${name}: ${found.length === 0 ? 'nothing found' : `${found.length} found`}; now without its protection`);
    const without = await run(system, { ...options, times: Math.min(options.times, 10), isUnprotected: true });
    return without.length > 0
      ? found
      : [...found, 'the trial proves nothing: it finds nothing without its protection either'];
  });
}
