import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_PASSWORD, logIn } from '../bench/lib/world.mjs';

const OPENING_SATANG = 1_000_000;
const COUPON = { code: 'WELCOME-7K2M-93QX', satang: 10_000 };
/** How long a client repeats a request before it gives up. */
const PATIENCE_MS = 75_000;
/** Minimum pause between retries: faster retries take CPU time from the system that is starting. */
const PAUSE_MS = 250;
const waitOf = (reply) => Math.max(PAUSE_MS, reply?.waitMs ?? 0);
const GIFTS = '/api/apps/payments/send_gift';

/**
 * Members who send each other gifts and redeem one coupon each, and record acknowledgements. The trial is judged by
 * these records and by each line of the provider's statement. Every gift has a unique amount, which reveals duplicates.
 */
export class Giving {
  isOver = false;
  /** Attempts without a reply or with a server error. */
  unanswered = 0;
  gifts = [];
  redemptions = [];
  #numbers = 0;

  /**
   * @param {object} system
   * @param {{random: () => number, minAcknowledged: number, name?: string, members?: number, clients?: number, settledWithinMs?: number, forgetsKeys?: boolean}} options
   *   `minAcknowledged`: minimum number of acknowledgements for a meaningful trial; `forgetsKeys`: send a new idempotency key with each retry
   */
  constructor(
    { portal, simulator, database },
    {
      random,
      minAcknowledged,
      name = 'KILL',
      members = 12,
      clients = members,
      settledWithinMs = 90_000,
      forgetsKeys = false,
    },
  ) {
    Object.assign(this, { portal, simulator, database, random, minAcknowledged, name, count: members, clients });
    Object.assign(this, { settledWithinMs, forgetsKeys, origins: [portal] });
  }

  async begin() {
    const limits = { minWithdrawReq: 1, countWithdrawLimit: 10_000, totalWithdrawLimit: 100_000_000 };
    await this.#json(`${this.portal}/api/apps/agent_configs/MTO`, {
      method: 'PATCH',
      headers: { 'x-agent-key': 'demo-agent-key-mto' },
      body: { sendGift: limits },
    });
    const usernames = Array.from({ length: this.count }, (_, nth) => `MTO${this.name}${nth}`);
    for (const username of usernames) {
      const member = { prefix: 'MTO', username, password: DEMO_PASSWORD, creditSatang: OPENING_SATANG };
      await this.#json(`${this.simulator}/control/members`, { method: 'POST', body: member });
    }
    // a turnover requirement would block the gifts
    await this.queryHousebrand(`update coupon set turnover_multiplier = 0 where agent = 'MTO' and name = 'Welcome'`);
    await this.#raiseTiers();
    this.members = [];
    for (const username of usernames)
      this.members.push({ username, cookie: await logIn(this.portal, 'MTO', username) });
  }

  /** Only higher tiers may send gifts, and playing for them would take too long. */
  async #raiseTiers() {
    const played = 'update member set deposited = 1e9, turnover = 1e10 where username like $1';
    await this.querySimulator(played, [`MTO${this.name}%`]);
  }

  /** Each client acts sequentially for one member, until the trial is over or `most` gifts have been sent. */
  run(most = Infinity) {
    return Promise.all(
      Array.from({ length: this.clients }, async (_, client) => {
        const at = client % this.count;
        for (let nth = 0; !this.isOver && this.#numbers < most; nth += 1)
          await (nth === 1 && client < this.count ? this.#redeem(this.members[at]) : this.give(at));
      }),
    );
  }

  /** Sends one gift to a random member. @returns its record */
  async give(at) {
    const { gift, body, key } = this.#gift(at);
    this.gifts.push(gift);
    gift.id = (await this.#send(this.members[at], GIFTS, body, key))?.id ?? null;
    return gift;
  }

  /** A gift with a unique amount. */
  #gift(at) {
    this.#numbers += 1;
    const number = this.#numbers;
    const from = this.members[at].username;
    const to = this.members[(at + 1 + Math.floor(this.random() * (this.count - 1))) % this.count].username;
    const gift = { from, to, satang: 100 + number, id: null };
    return {
      gift,
      body: { depositUsername: from, receiverUsername: to, amount: gift.satang / 100 },
      key: `gift-${number}`,
    };
  }

  /** Sends one gift in `copies` concurrent requests. @returns the replies */
  async giveAtOnce(at, copies) {
    const { gift, body, key } = this.#gift(at);
    this.gifts.push(gift);
    const answers = await Promise.all(
      Array.from({ length: copies }, () => this.#send(this.members[at], GIFTS, body, key)),
    );
    gift.id = answers.find((answer) => answer)?.id ?? null;
    return answers.filter((answer) => answer);
  }

  /** Sends another gift under the last idempotency key. @returns the reply */
  async giveUnderSameKey(at) {
    const { body } = this.#gift(at);
    const headers = { 'idempotency-key': `gift-${this.#numbers - 1}` };
    while (true) {
      const reply = await this.post(this.members[at], GIFTS, body, headers).catch(() => null);
      if (reply?.code < 500 && ![425, 429].includes(reply.code)) return reply;
      await sleep(PAUSE_MS);
    }
  }

  async #redeem(member) {
    const body = { couponCode: COUPON.code };
    const reply = await this.#send(member, '/api/apps/coupons.redeem', body, `coupon-${member.username}`);
    this.redemptions.push({ username: member.username, id: reply?.transactionId ?? null });
  }

  /** Repeats a request until it gets a reply or the patience ends. @returns the payload of a success, otherwise `null` */
  async #send(member, path, body, key) {
    let reply;
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const used = this.forgetsKeys ? `${key}-${performance.now()}` : key;
      reply = await this.post(member, path, body, { 'idempotency-key': used }).catch(() => null);
      if (reply?.code === 200) return reply.data;
      if (!(reply?.code < 500)) this.unanswered += 1;
      if (reply?.code === 4401)
        await this.post(member, '/api/provider/step-up', { password: DEMO_PASSWORD }).catch(() => null);
      else if (reply && reply.code < 500 && ![409, 425, 429].includes(reply.code)) return null;
      await sleep(waitOf(reply));
    }
    return null;
  }

  /** Sends a request to one of the instances. @returns the reply's body, and how long to wait before a retry */
  async post({ cookie }, path, body, headers = {}) {
    const origin = this.origins[Math.floor(this.random() * this.origins.length)];
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: { cookie, origin: this.portal, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return { ...(await reply.json()), waitMs: Number(reply.headers.get('retry-after') ?? 0) * 1_000 };
  }

  async #json(url, { method = 'GET', headers = {}, body } = {}) {
    const reply = await fetch(url, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${url} replied ${reply.status}: ${await reply.text()}`);
    return reply.json();
  }

  /** Calls the simulator's control API. */
  async control(what, body) {
    await this.#json(`${this.simulator}/control/${what}`, { method: 'POST', body });
  }

  /** Whether any gift exists twice. */
  async hasDoubled() {
    const twice = `select from payment where username like $1 and kind = 'GIFT' group by amount having count(*) > 1`;
    return (await this.queryHousebrand(twice, [`MTO${this.name}%`])).rowCount > 0;
  }

  /** Number of acknowledged gifts and coupons. */
  get acknowledged() {
    return [...this.gifts, ...this.redemptions].filter(({ id }) => id !== null).length;
  }

  get summary() {
    return `${this.gifts.length + this.redemptions.length} gifts and coupons tried, ${this.acknowledged} acknowledged`;
  }

  async judge() {
    const { listed, open } = await this.#settled();
    if (!listed) return [`${open} gifts and coupons were not settled, without progress for ${this.settledWithinMs} ms`];
    const found = [
      ...this.#missing(listed),
      ...this.#doubled(listed),
      ...(await this.#misstated(listed)),
      ...(await this.#unbalanced()),
    ];
    if (this.acknowledged < this.minAcknowledged) found.push(`too little happened: ${this.summary}`);
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

  /** Acknowledged payments that do not exist. */
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
      .map(({ id, is }) => `acknowledged and missing: ${id} ${is}`);
  }

  /** Payments that exist more often than requested. */
  #doubled(listed) {
    const requested = new Set(this.gifts.map(({ from, to, satang }) => `${from} ${to} ${-satang}`));
    for (const { username } of this.redemptions) requested.add(`${username} null ${COUPON.satang}`);
    return listed.flatMap(({ username, counterparty, satang, status }) => {
      if (status === 'REJECT') return [];
      const name = `${username} ${counterparty} ${satang}`;
      return requested.delete(name) ? [] : [`not requested, or duplicated: ${name}`];
    });
  }

  /** Lines of the provider's statement without a payment, and payments without their lines. */
  async #misstated(listed) {
    const { rows } = await this.querySimulator(
      `select username, split_part(reference, ':', 2) as payment, sum(amount)::int as satang,
         string_agg(kind, ' ' order by entry.id) as kinds
       from entry join member on member.id = member_id
       where username like $1 and kind like 'TRANSFER%' and reference like 'MTO:%' group by 1, 2`,
      [`MTO${this.name}%`],
    );
    const stated = new Map(
      rows.map(({ username, payment, satang, kinds }) => [`${username} ${payment}`, [satang, kinds]]),
    );
    const found = [];
    const expect = (username, id, satang, ...allowed) => {
      const [moved, kinds] = stated.get(`${username} ${id}`) ?? [0, ''];
      stated.delete(`${username} ${id}`);
      if (moved !== satang || !allowed.includes(kinds))
        found.push(`${username} ${id} is in the statement as ${kinds} ${moved}`);
    };
    for (const { id, kind, username, counterparty, satang, status } of listed) {
      const isDone = status === 'SUCCESS';
      if (kind !== 'GIFT') expect(username, id, isDone ? satang : 0, isDone ? 'TRANSFER_IN' : '');
      else if (isDone) expect(username, id, satang, 'TRANSFER_OUT');
      else expect(username, id, 0, '', 'TRANSFER_OUT TRANSFER_IN');
      if (kind === 'GIFT') expect(counterparty, id, isDone ? -satang : 0, isDone ? 'TRANSFER_IN' : '');
    }
    return [...found, ...[...stated.keys()].map((line) => `in the statement, but not started here: ${line}`)];
  }

  /** @returns the result of a query in the provider's database */
  querySimulator(text, values) {
    return this.#in('housebrand_simulator', text, values);
  }

  /** @returns the result of a query in our database, as its owner */
  queryHousebrand(text, values) {
    return this.#in('housebrand', text, values);
  }

  async #in(name, text, values) {
    const client = new pg.Client({ connectionString: this.database.url(name) });
    await client.connect();
    try {
      return await client.query(text, values);
    } finally {
      await client.end();
    }
  }

  /** Accounts whose balance is not the sum of their postings. */
  async #unbalanced() {
    const { rows } = await this.queryHousebrand(
      `select id, balance - coalesce((select sum(case a.id when destination then amount else -amount end) from ledger_posting l
         where l.agent = a.agent and l.unit = a.unit and a.id in (source, destination)), 0) as missing
       from ledger_account a where id like $1`,
      [`member:MTO${this.name}%`],
    );
    return rows.filter(({ missing }) => Number(missing) !== 0).map(({ id, missing }) => `${id} is off by ${missing}`);
  }

  /** Waits until all payments of the members are settled; `null` if there is no progress for too long. */
  async #settled() {
    let fewest = Infinity;
    let until = Date.now() + this.settledWithinMs;
    while (Date.now() < until) {
      const lists = await Promise.all(this.members.map((member) => this.#startedBy(member))).catch(() => null);
      const listed = lists?.flat();
      // a busy system may return no list: then the next pass asks again
      if (listed) {
        const open = listed.filter(({ status }) => status !== 'SUCCESS' && status !== 'REJECT').length;
        if (open === 0) return { listed, open };
        // extend the deadline while there is progress: a busy machine is slow, not stuck
        if (open < fewest) until = Date.now() + this.settledWithinMs;
        fewest = Math.min(fewest, open);
      }
      await sleep(250);
    }
    return { listed: null, open: fewest };
  }

  async #startedBy({ username, cookie }) {
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
