/** Moves of money: from an HTTP request to the commit, and at the database against pgbench with the same SQL function. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { crowd, json } from '../lib/crowd.mjs';
import { pgbench } from '../lib/pgbench.mjs';
import { sourcesOf } from '../lib/sources.mjs';
import { median } from '../lib/table.mjs';
import { row } from './rows.mjs';

const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 3;
const ACCOUNTS = 10_000;
const SENDERS = 12;

/** To be asked for last: the API is stopped, so that nobody pays out what was begun here. */
export async function moneyRows(system) {
  const overHttp = await gifts(system);
  await system.apiService.stop();
  const { random, hot } = await atDatabase(system);
  const ratio = (ours, theirs, atLeast, what, note) => row(what, ours / theirs, ' ×', { atLeast, note });
  const rates = ({ ours, theirs }) => `${ours.toFixed(0)} against ${theirs.toFixed(0)} a second`;
  return [
    ratio(random.ours, random.theirs, 0.9, 'money move against pgbench, random accounts', rates(random)),
    ratio(hot.ours, hot.theirs, 3, 'money move against pgbench, one hot account', rates(hot)),
    ratio(
      overHttp.perSecond,
      random.ours,
      0.5,
      'money move from HTTP request to commit, against the database layer alone',
      `${overHttp.perSecond.toFixed(0)} gifts a second, p50 ${overHttp.p50Ms.toFixed(1)} ms; the provider is asked for two balances before, and shares the cores`,
    ),
  ];
}

/** Gifts in a ring of members, each waiting for the answer to the one before. */
async function gifts(system) {
  const { portal, database } = system;
  await json(`${portal}/api/apps/agent_configs/MTO`, {
    method: 'PATCH',
    headers: { 'x-agent-key': 'demo-agent-key-mto' },
    body: { sendGift: { minWithdrawReq: 1, countWithdrawLimit: 1_000_000, totalWithdrawLimit: 100_000_000 } },
  });
  // chips are sent from the second tier on, and nobody has the time to play for it
  const raise = `update member set deposited = 1e9, turnover = 1e10 where username like 'MTOBENCHGIFT%'`;
  const members = await crowd(system, 'BENCHGIFT', SENDERS, () =>
    inDatabase(database.url('housebrand_simulator'), raise),
  );
  const taken = [];
  const until = performance.now() + ROUNDS * SECONDS * 1_000;
  await Promise.all(
    members.map(async ({ username, cookie }, at) => {
      const body = { depositUsername: username, receiverUsername: members[(at + 1) % SENDERS].username, amount: 1 };
      while (performance.now() < until) {
        const start = performance.now();
        const headers = { cookie, origin: portal, 'idempotency-key': randomUUID() };
        await json(`${portal}/api/apps/payments/send_gift`, { method: 'POST', headers, body });
        taken.push(performance.now() - start);
      }
    }),
  );
  return { perSecond: taken.length / (ROUNDS * SECONDS), p50Ms: median(taken) };
}

/** In turns: ours and pgbench's, on random accounts and on one. */
async function atDatabase({ database }) {
  const url = database.logins('housebrand').members;
  const { Clock, Database, PaymentMoves } = await sourcesOf(
    fileURLToPath(new URL('../lib/money-sources.mjs', import.meta.url)),
  );
  const own = new Database({ url, maxConnections: CONNECTIONS });
  const moves = new PaymentMoves(own, new Clock());
  const pay = (username) =>
    own.writeInLine('MTO', `member:${username}`, (q) =>
      moves.openReward(q, {
        ...{ kind: 'QUEST', unit: 'CREDIT', amount: 100n, day: '2026-01-01', onceKey: randomUUID() },
        member: { prefix: 'MTO', username },
      }),
    );
  const ways = { random: () => `MTOBENCH${Math.floor(Math.random() * ACCOUNTS)}`, hot: () => 'MTOBENCHHOT' };
  const rates = { random: { ours: [], theirs: [] }, hot: { ours: [], theirs: [] } };
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [name, choose] of Object.entries(ways)) {
        const seconds = round < 0 ? 1 : SECONDS;
        const ours = await oursPerSecond(() => pay(choose()), seconds);
        const theirs = await pgbench(url, scriptOf(name), { clients: CONNECTIONS, seconds, agent: 'MTO' });
        // the round before the first warms up
        if (round >= 0) for (const [whose, rate] of Object.entries({ ours, theirs })) rates[name][whose].push(rate);
      }
    }
  } finally {
    await own.close();
  }
  const middle = ({ ours, theirs }) => ({ ours: median(ours), theirs: median(theirs) });
  return { random: middle(rates.random), hot: middle(rates.hot) };
}

const scriptOf = (name) => `\\set n random(1, ${ACCOUNTS})
select * from open_reward(gen_random_uuid(), 'QUEST', 'CREDIT', 100,
  'MTOBENCH' || ${name === 'hot' ? `'HOT'` : ':n::text'}, gen_random_uuid()::text, date '2026-01-01', now());
`;

async function oursPerSecond(move, seconds) {
  const until = performance.now() + seconds * 1_000;
  let count = 0;
  const caller = async () => {
    for (; performance.now() < until; count += 1) await move();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  return count / seconds;
}

async function inDatabase(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
