/** Money transactions: from HTTP request to commit, and at the database compared with pgbench and the same SQL function. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { pgbench } from '../lib/pgbench.mjs';
import { family, pin } from '../lib/processes.mjs';
import { sourcesOf } from '../lib/sources.mjs';
import { median } from '../lib/table.mjs';
import { giftFigures, inDatabase } from './gifts.mjs';
import { row } from './rows.mjs';

const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 3;
const ACCOUNTS = 10_000;

/** The targets for the API and its own database together, in ms of CPU time. */
const [SETTLED_MS, REPLIED_MS] = [4.2, 2];

/** Call this last: it stops the API, so that no gift of this measurement is paid out. */
export async function moneyRows(system) {
  const overHttp = await giftFigures(system, ROUNDS * SECONDS);
  await system.apiService.stop();
  const { random, hot } = await atDatabase(system);
  const ratio = (ours, theirs, atLeast, what, note) => row(what, ours / theirs, ' ×', { atLeast, note });
  const rates = ({ ours, theirs }) => `${ours.toFixed(0)} against ${theirs.toFixed(0)} a second`;
  return [
    ratio(random.ours, random.theirs, 0.9, 'money transaction against pgbench, random accounts', rates(random)),
    // gifts of one account wait for its row (ADR 0093), so its target is that of random accounts
    ratio(hot.ours, hot.theirs, 0.9, 'money transaction against pgbench, one hot account', rates(hot)),
    ratio(
      overHttp.perSecond,
      random.ours,
      0.5,
      'money transaction from HTTP request to commit, against the database layer alone',
      `${overHttp.perSecond.toFixed(0)} gifts per second, p50 ${overHttp.p50Ms.toFixed(1)} ms`,
    ),
    ...costRows(overHttp),
  ];
}

function costRows({ settledMs, repliedMs, calls, commits }) {
  const own = (ms) => ms.API + ms.PostgreSQL;
  const counts = `${calls.toFixed(1)} provider calls; ${commits.toFixed(1)} transactions wrote, the provider’s included`;
  return [
    row('a gift before its reply, API and its PostgreSQL', own(repliedMs), ' ms', {
      atMost: REPLIED_MS,
      note: shares(repliedMs),
    }),
    row('a gift until it is settled, API and its PostgreSQL', own(settledMs), ' ms', {
      atMost: SETTLED_MS,
      note: `${shares(settledMs)}; ${counts}`,
    }),
  ];
}

const shares = (cpuMs) =>
  Object.entries(cpuMs)
    .map(([whose, ms]) => `${whose} ${ms.toFixed(1)} ms`)
    .join(', ');

/**
 * Measures our code and pgbench alternately, on random accounts and on a single one. PostgreSQL and the clients are
 * pinned to separate cores, as prepared replies and their load are: on shared cores, the result would show our
 * process's CPU use.
 */
async function atDatabase({ database }) {
  const server = () => family(database.pid);
  const logins = database.logins('housebrand');
  const { Database, GiftsRepository } = await sourcesOf(
    fileURLToPath(new URL('../lib/money-sources.mjs', import.meta.url)),
  );
  const own = new Database({ url: logins.members, logins, maxConnections: CONNECTIONS });
  const gifts = new GiftsRepository(own);
  const limits = { countPerDay: 1_000_000, totalSatangPerDay: 1_000_000_000_000n };
  const anyAccount = () => Math.floor(Math.random() * ACCOUNTS);
  const give = (username) => {
    const at = new Date();
    const gift = { receiver: `MTOBENCHFRIEND${anyAccount()}`, amountSatang: 100n };
    return gifts.open(
      { prefix: 'MTO', username },
      gift,
      limits,
      randomUUID(),
      { at, day: dayOf(at), fulfilledRequirementIds: [] },
      null,
    );
  };
  const ways = { random: () => `MTOBENCH${anyAccount()}`, hot: () => 'MTOBENCHHOT' };
  const rates = { random: { ours: [], theirs: [] }, hot: { ours: [], theirs: [] } };
  pin([process.pid], 'first');
  pin(server(), 'others');
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      // the first round is a warm-up; then analyse the tables, as autovacuum would within a minute
      if (round === 0) await inDatabase(database.url('housebrand'), 'analyze');
      for (const [name, choose] of Object.entries(ways)) {
        const seconds = round < 0 ? 1 : SECONDS;
        const ours = await oursPerSecond(() => give(choose()), seconds);
        const theirs = await pgbench(database, scriptOf(name), { clients: CONNECTIONS, seconds, agent: 'MTO' });
        if (round >= 0) for (const [whose, rate] of Object.entries({ ours, theirs })) rates[name][whose].push(rate);
      }
    }
  } finally {
    await own.close();
    pin([process.pid, ...server()], 'all');
  }
  const middle = ({ ours, theirs }) => ({ ours: median(ours), theirs: median(theirs) });
  return { random: middle(rates.random), hot: middle(rates.hot) };
}

/** Uses a new day every tenth of a second: limits and counts are per day. */
const dayOf = (at) =>
  new Date(Date.UTC(2026, 0, 1 + (Math.floor(at / 100) % 1_000_000))).toISOString().replace(/T.*/, '');
// each receiver's credit of the hour is one row, so gifts to one receiver would wait for one another
const scriptOf = (name) => `\\set n random(1, ${ACCOUNTS})
\\set to random(1, ${ACCOUNTS})
select * from open_gift(uuidv7(), 'MTOBENCH' || ${name === 'hot' ? `'HOT'` : ':n::text'}, 'MTOBENCHFRIEND' || :to::text, 100,
  gen_random_uuid()::text, date '2026-01-01' + (floor(extract(epoch from now()) * 10)::bigint % 1000000)::int, now(),
  1000000, 1000000000000, '{}', null, null);
`;

async function oursPerSecond(move, seconds) {
  const until = performance.now() + seconds * 1_000;
  let count = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await move();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  return count / seconds;
}
