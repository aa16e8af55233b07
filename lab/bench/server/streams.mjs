/** A thousand open event streams: their memory, and the time until a change has reached all of them. */
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logInMembers } from '../lib/log-in-members.mjs';
import { family, memoryOf } from '../lib/processes.mjs';
import { median } from '../lib/table.mjs';
import { row } from './rows.mjs';

const MEMBERS = 250;
/** The maximum of a session. */
const STREAMS_PER_MEMBER = 4;
const CHANGES = 7;
const SETTLE_MS = 5_000;

export async function streamRows(system) {
  const { portal, apiService, database } = system;
  const members = await logInMembers(system, 'BENCHLIVE', MEMBERS);
  const memory = () => memoryOf(family(apiService.pid)).anonymous;
  await sleep(SETTLE_MS);
  const before = memory();
  const streams = await Promise.all(
    members.flatMap(({ cookie }) => Array.from({ length: STREAMS_PER_MEMBER }, () => openStream(portal, cookie))),
  );
  await sleep(SETTLE_MS);
  const kilobytes = ((memory() - before) * 1024) / streams.length;
  const delays = [];
  const client = new pg.Client({ connectionString: database.logins('housebrand').operators });
  await client.connect();
  for (let nth = 0; nth < CHANGES; nth += 1) {
    const id = `bench-${Date.now()}-${nth}`;
    const heard = streams.map((stream) => stream.hears(id));
    const start = performance.now();
    const change = { topic: 'live', key: `${id}\nleaderboard\nMTO` };
    await client.query('select pg_notify($1, $2)', ['housebrand_changes', JSON.stringify(change)]);
    delays.push((await Promise.all(heard)).map((at) => at - start));
  }
  await client.end();
  for (const stream of streams) stream.close();
  const middle = (pick) => median(delays.map(pick));
  const last = middle((all) => Math.max(...all));
  return [
    row(`anonymous memory per stream, ${streams.length} open`, kilobytes, ' kB', { digits: 1, atMost: 30 }),
    row('from a change to the last stream', last, ' ms', {
      digits: 0,
      atMost: 250,
      note: `median stream ${middle(median).toFixed(0)} ms`,
    }),
  ];
}

function openStream(portal, cookie) {
  return new Promise((resolve, reject) => {
    const waiting = new Map();
    const request = get(`${portal}/api/apps/live`, { headers: { cookie }, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`a stream replied ${reply.statusCode}`));
      reply.setEncoding('utf8');
      reply.on('error', () => undefined);
      reply.on('data', (text) => {
        for (const [id, hear] of waiting) if (text.includes(`id: ${id}-0`)) hear(performance.now());
      });
      return resolve({
        hears: (id) => new Promise((hear) => waiting.set(id, hear)),
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}
