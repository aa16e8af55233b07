/** The bet feed: events through one process into all figures that count play, compared with a plain model. */
import { setTimeout as sleep } from 'node:timers/promises';
import { RunFailure } from '../../../tools/run/lib/failure.mjs';
import { freePort } from '../../../tools/run/lib/ports.mjs';
import { Costs } from '../bets/costs.mjs';
import { FeedServer } from '../bets/feed.mjs';
import { HISTORY_MS, historyOf } from '../bets/history.mjs';
import { figuresOf } from '../bets/model.mjs';
import { StoredBets, differences } from '../bets/stored.mjs';
import { cpuSeconds, family } from '../lib/processes.mjs';
import { median } from '../lib/table.mjs';
import { row } from './rows.mjs';

const SEED = 20_260_101;
/** Share of the events that are not measured. */
const WARM_UP = 0.1;
const LOOK_EVERY_MS = 100;
/** Without progress for so long, the run has failed. */
const PATIENCE_MS = 60_000;

/**
 * Replaces the API by one that reads a synthetic feed. Call this last.
 * @param {{events: number, processes: number, costs: boolean}} options `processes` share the feed; `costs`: prints what its statements cost
 * @throws RunFailure for a figure that differs from the model
 */
export async function betsRows(system, { events: count, processes, costs }) {
  const startMs = Date.now() - HISTORY_MS;
  const events = historyOf({ events: count, seed: SEED, startMs });
  const feed = new FeedServer(system.simulator);
  const stored = new StoredBets(system.database);
  try {
    await system.apiService.stop();
    await stored.connect();
    await stored.prepare(startMs);
    const port = await freePort();
    const env = {
      MODE: 'simulator',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      WEB_CONCURRENCY: String(processes),
    };
    const service = await system.startAnother('api-of-feed', { ...env, GAME_PLATFORM_URL: await feed.open() });
    const rows = await measured({ service, database: system.database, stored, feed, events, showsCosts: costs });
    const found = differences(figuresOf(events, startMs), await stored.figures());
    if (found.length > 0) throw new RunFailure(`The figures differ from the model:\n${found.join('\n')}`);
    return rows;
  } finally {
    await stored.close();
    await feed.close();
  }
}

async function measured({ service, database, stored, feed, events, showsCosts }) {
  // warm up: compilation, and plans for empty tables, would distort the figures
  const first = Math.ceil(events.length * WARM_UP);
  feed.deliver(events.slice(0, first));
  await followed(stored, feed);
  await stored.analyze();
  const spent = async () => ({
    api: cpuSeconds(family(service.pid)) * 1_000,
    postgres: cpuSeconds(family(database.pid)) * 1_000,
    ...(await stored.written()),
  });
  const costs = showsCosts ? await Costs.since(database) : undefined;
  const before = await spent();
  feed.deliver(events);
  const { seconds, lags } = await followed(stored, feed);
  const after = await spent();
  const count = events.length - first;
  await costs?.print(count);
  const each = (what) => (after[what] - before[what]) / count;
  const note =
    `${count.toLocaleString('en')} events; API ${each('api').toFixed(3)} ms, PostgreSQL ${each('postgres').toFixed(3)} ms; ` +
    `${each('wal').toFixed(0)} bytes of WAL, ${(each('commits') * 1_000).toFixed(1)} commits per 1,000 events`;
  return [
    row('bet events per second, until all consumers have them', count / seconds, '', { digits: 0, atLeast: 12_000 }),
    row('stored bytes of an event and its move, with indexes', await stored.bytesPerEvent(), '', { digits: 0 }),
    row('CPU of an event', each('api') + each('postgres'), ' ms', { digits: 3, atMost: 0.08, note }),
    ...Object.entries(lags).map(([name, values]) =>
      row(`${name}: longest time behind the feed`, Math.max(...values), ' s', {
        digits: 1,
        atMost: 2,
        note: `median ${median(values).toFixed(1)} s`,
      }),
    ),
  ];
}

/**
 * Waits until all consumers have processed the whole feed.
 * @returns seconds since its first page was stored, and by consumer how long its next move had been stored, at every look
 */
async function followed(stored, feed) {
  const { cursor: before } = await stored.positions();
  const looks = new Looks();
  let progressed = performance.now();
  let isEnd = false;
  while (!isEnd) {
    const { cursor, agents } = await stored.positions();
    if (cursor !== before && looks.add(agents)) progressed = performance.now();
    isEnd =
      cursor === feed.end && agents.every(({ moved, consumed }) => Object.values(consumed).every((at) => at === moved));
    if (!isEnd && performance.now() - progressed > PATIENCE_MS)
      throw new RunFailure(`The feed stopped at ${cursor} of ${feed.end}: ${JSON.stringify(agents)}`);
    if (!isEnd) await sleep(LOOK_EVERY_MS);
  }
  return { seconds: looks.seconds, lags: looks.lags };
}

/** The positions at every look since the feed's first page was stored. */
class Looks {
  /** By consumer. */
  lags = {};
  #seen = [];

  /** @returns whether a position has changed */
  add(agents) {
    const now = performance.now();
    const text = JSON.stringify(agents);
    const hasChanged = this.#seen.at(-1)?.text !== text;
    this.#seen.push({ now, text, moved: new Map(agents.map(({ agent, moved }) => [agent, moved])) });
    for (const [name, lag] of Object.entries(lagsAt(this.#seen, agents, now)))
      this.lags[name] = [...(this.lags[name] ?? []), lag];
    return hasChanged;
  }

  /** From the first look to the last one. */
  get seconds() {
    return (this.#seen.at(-1).now - this.#seen[0].now) / 1_000;
  }
}

/** @returns by consumer, seconds since its oldest unprocessed move was first seen; the worst of all agents */
function lagsAt(seen, agents, now) {
  const lags = {};
  for (const { agent, moved, consumed } of agents)
    for (const [name, at] of Object.entries(consumed)) {
      const since = at >= moved ? now : seen.find((look) => look.moved.get(agent) > at).now;
      lags[name] = Math.max(lags[name] ?? 0, (now - since) / 1_000);
    }
  return lags;
}
