import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_PASSWORD, logIn, onFreshSystem } from '../bench/lib/world.mjs';
import { say } from '../run/lib/progress.mjs';
import { inWorkspace } from '../run/lib/workspace.mjs';
import { randomOf } from './random.mjs';

const MEMBERS = 12;
const OPENING_SATANG = 1_000_000;
const COUPON = { code: 'WELCOME-7K2M-93QX', satang: 10_000 };
/** A client tells the same again for so long before it leaves a request without an answer. */
const PATIENCE_MS = 1_500;
const SETTLED_WITHIN_MS = 90_000;

/**
 * Kills the API again and again, without a word, while members give each other chips and redeem coupons. Judged by what the
 * clients noted themselves and by the provider's books: what was acknowledged is there, nothing is there twice, and every
 * balance is what those payments make of it. Each gift has an amount of its own, by which a second one would be found.
 * @param {{times: number, seed: number}} options
 * @returns {Promise<string[]>} what was found
 */
export function kills({ times, seed }) {
  return onFreshSystem(async (system) => {
    await system.apiService.stop();
    const api = new Victim(system);
    await api.start();
    try {
      const trial = new Trial(system, times, randomOf(seed));
      await trial.begin();
      const clients = trial.run();
      for (let nth = 0; nth < times; nth += 1) {
        await sleep(300 + trial.random() * 1_000);
        await api.kill();
        await api.start();
      }
      trial.isOver = true;
      await clients;
      say(`${times} kills, ready again after ${api.slowestMs} ms at the most; ${trial.summary()}`);
      return await trial.judge();
    } finally {
      await api.kill();
    }
  });
}

/** The API as a process that nobody starts again but us. */
class Victim {
  slowestMs = 0;

  constructor({ place, portal, builds, database }) {
    const { members, operators } = database.logins('housebrand');
    this.readyUrl = `${portal}/health/ready`;
    this.main = join(builds, 'api/main.js');
    this.env = {
      NODE_ENV: 'production',
      PORT: String(place.port),
      DATABASE_URL: database.url('housebrand'),
      DATABASE_URL_MEMBERS: members,
      DATABASE_URL_OPERATORS: operators,
      DATA_DIR: place.dataDir,
      PUBLIC_ORIGIN: portal,
      SIMULATOR_PORT: String(place.simulatorPort),
      PORTAL_DIST: join(builds, 'portal'),
      NODE_COMPILE_CACHE: inWorkspace('node_modules/.cache/housebrand/compile'),
      LOG_LEVEL: 'error',
    };
  }

  async start() {
    const startedAt = performance.now();
    this.child = spawn(process.execPath, [this.main], { env: { ...process.env, ...this.env }, stdio: 'ignore' });
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
    while (!(await isReady(this.readyUrl))) {
      if (this.child.exitCode !== null) throw new Error('the API ended by itself');
      await sleep(20);
    }
    this.slowestMs = Math.max(this.slowestMs, Math.round(performance.now() - startedAt));
  }

  async kill() {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

const isReady = (url) =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false);

class Trial {
  isOver = false;
  gifts = [];
  redemptions = [];
  #numbers = 0;

  constructor({ portal, simulator, database }, times, random) {
    Object.assign(this, { portal, simulator, database, times, random });
  }

  async begin() {
    const limits = { minWithdrawReq: 1, countWithdrawLimit: 1_000_000, totalWithdrawLimit: 100_000_000 };
    await this.#json(`${this.portal}/api/apps/agent_configs/MTO`, {
      method: 'PATCH',
      headers: { 'x-agent-key': 'demo-agent-key-mto' },
      body: { sendGift: limits },
    });
    const usernames = Array.from({ length: MEMBERS }, (_, nth) => `MTOKILL${nth}`);
    for (const username of usernames) {
      const member = { prefix: 'MTO', username, password: DEMO_PASSWORD, creditSatang: OPENING_SATANG };
      await this.#json(`${this.simulator}/control/members`, { method: 'POST', body: member });
    }
    await this.#raiseTiers();
    this.members = [];
    for (const username of usernames)
      this.members.push({ username, cookie: await logIn(this.portal, 'MTO', username) });
  }

  /** Chips are sent from the second tier on, and nobody has the time to play for it. */
  async #raiseTiers() {
    const books = new pg.Client({ connectionString: this.database.url('housebrand_simulator') });
    await books.connect();
    await books.query(`update member set deposited = 1e9, turnover = 1e10 where username like 'MTOKILL%'`);
    await books.end();
  }

  /** Every member is a client that does one thing after the other until the trial is over. */
  run() {
    return Promise.all(
      this.members.map(async (member, at) => {
        for (let nth = 0; !this.isOver; nth += 1) await (nth === 1 ? this.#redeem(member) : this.#give(member, at));
      }),
    );
  }

  async #give(member, at) {
    const number = (this.#numbers += 1);
    const other = this.members[(at + 1 + Math.floor(this.random() * (MEMBERS - 1))) % MEMBERS].username;
    const gift = { from: member.username, to: other, satang: 100 + number, id: null };
    const body = { depositUsername: gift.from, receiverUsername: other, amount: gift.satang / 100 };
    this.gifts.push(gift);
    gift.id = (await this.#send(member, '/api/apps/payments/send_gift', body, `gift-${number}`))?.id ?? null;
  }

  async #redeem(member) {
    const body = { couponCode: COUPON.code };
    const reply = await this.#send(member, '/api/apps/coupons.redeem', body, `coupon-${member.username}`);
    this.redemptions.push({ username: member.username, id: reply?.transactionId ?? null });
  }

  /** The same request until it is answered, or patience ends. @returns the payload of a success, `null` for anything else */
  async #send(member, path, body, key) {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(25)) {
      const reply = await this.#post(member, path, body, { 'idempotency-key': key }).catch(() => null);
      if (reply?.code === 200) return reply.data;
      if (reply?.code === 4401)
        await this.#post(member, '/api/provider/step-up', { password: DEMO_PASSWORD }).catch(() => null);
      else if (reply && reply.code < 500 && ![409, 425, 429].includes(reply.code)) return null;
    }
    return null;
  }

  async #post({ cookie }, path, body, headers = {}) {
    const reply = await fetch(this.portal + path, {
      method: 'POST',
      headers: { cookie, origin: this.portal, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return reply.json();
  }

  async #json(url, { method = 'GET', headers = {}, body } = {}) {
    const reply = await fetch(url, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  }

  #acknowledged() {
    return [...this.gifts, ...this.redemptions].filter(({ id }) => id !== null);
  }

  summary() {
    const tried = this.gifts.length + this.redemptions.length;
    return `${tried} gifts and coupons tried, ${this.#acknowledged().length} acknowledged`;
  }

  async judge() {
    const listed = await this.#settled();
    if (!listed) return [`not everything was settled within ${SETTLED_WITHIN_MS} ms`];
    const found = [...this.#missing(listed), ...this.#doubled(listed)];
    if (this.#acknowledged().length < this.times) found.push(`too little happened: ${this.summary()}`);
    const expected = new Map(this.members.map(({ username }) => [username, OPENING_SATANG]));
    const move = (username, satang) => expected.set(username, expected.get(username) + satang);
    for (const { kind, username, counterparty, satang } of listed.filter(({ status }) => status === 'SUCCESS')) {
      move(username, satang);
      if (kind === 'GIFT') move(counterparty, -satang);
    }
    for (const [username, satang] of expected) {
      const { creditSatang } = await this.#json(`${this.simulator}/control/members/${username}`);
      if (creditSatang !== satang) found.push(`${username} holds ${creditSatang} and not ${satang}`);
    }
    return found;
  }

  /** What was acknowledged and is not there. */
  #missing(listed) {
    const byId = new Map(listed.map((entry) => [entry.id, entry]));
    const acknowledged = [
      ...this.gifts.map(({ id, from, to, satang }) => ({ id, is: `${from} ${to} ${-satang}` })),
      ...this.redemptions.map(({ id, username }) => ({ id, is: `${username} null ${COUPON.satang}` })),
    ];
    return acknowledged
      .filter(({ id, is }) => {
        const entry = byId.get(id);
        return id !== null && (!entry || `${entry.username} ${entry.counterparty} ${entry.satang}` !== is);
      })
      .map(({ id, is }) => `acknowledged and gone: ${id} ${is}`);
  }

  /** What is there more often than it was asked for. */
  #doubled(listed) {
    const asked = new Set(this.gifts.map(({ from, to, satang }) => `${from} ${to} ${-satang}`));
    for (const { username } of this.redemptions) asked.add(`${username} null ${COUPON.satang}`);
    return listed.flatMap(({ username, counterparty, satang, status }) => {
      if (status === 'REJECT') return [];
      const name = `${username} ${counterparty} ${satang}`;
      return asked.delete(name) ? [] : [`not asked for, or twice: ${name}`];
    });
  }

  /** Everything that members began, once all of it is settled; `null` when that takes too long. */
  async #settled() {
    for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until; await sleep(250)) {
      const listed = (await Promise.all(this.members.map((member) => this.#begunBy(member)))).flat();
      if (listed.every(({ status }) => status === 'SUCCESS' || status === 'REJECT')) return listed;
    }
    return null;
  }

  async #begunBy({ username, cookie }) {
    const entries = [];
    for (const mode of ['gift_sent', 'reward']) {
      for (let offset = 0, total = 1; offset < total; offset += 100) {
        const url = `${this.portal}/api/apps/payments/${mode}?limit=100&offset=${offset}`;
        const { data, meta } = await this.#json(url, { headers: { cookie } });
        total = meta.total;
        entries.push(...data.map((entry) => ({ ...entry, username, satang: Math.round(entry.amount * 100) })));
      }
    }
    return entries;
  }
}
