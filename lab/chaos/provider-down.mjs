import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderGate } from '../../apps/api/src/testing/provider-gate.ts';
import { logIn, onFreshSystem } from '../bench/lib/world.mjs';
import { printTable } from '../bench/lib/table.mjs';
import { freePort } from '../../tools/run/lib/ports.mjs';
import { say } from '../../tools/run/lib/progress.mjs';

const MAX_SLOWDOWN = 1.1;
const REFUSED_WITHIN_MS = 50;
const BACK_WITHIN_MS = 10_000;
/** The circuit breaker opens after half of twenty calls; refusals before that are not judged. */
const LEARNING = 20;

const MEMBERS = ['MTODEMO1', 'MTODEMO3', 'LOTUSDEMO3'];
/** Requests per second of each loop: all loops of a session stay below its limit of 30. */
const PER_SECOND = 7;

/** By provider system: its setting, its mount path, and an operation that always needs it. */
const SYSTEMS = {
  memberSystem: {
    setting: 'MEMBER_SYSTEM_URL',
    mount: '/member-system',
    call: ({ prefix, username }) => ['POST', `/api/apps/getProfileAndCredit/${prefix}`, { username }],
  },
  gamePlatform: {
    setting: 'GAME_PLATFORM_URL',
    mount: '/game-platform',
    call: () => ['GET', '/api/provider/report-deposit'],
  },
  external: {
    setting: 'EXTERNAL_API_URL',
    mount: '/external',
    call: () => ['POST', '/api/provider/daily-check-in', {}],
  },
};
/** An operation that needs no provider, for comparison. */
const OWN = { call: ({ prefix, username }) => ['GET', `/api/apps/favorite_games/${prefix}/${username}`] };
const OPERATIONS = { ...SYSTEMS, own: OWN };

/**
 * Cuts off each of the provider's systems in turn while members continue: every session runs loops at a steady rate,
 * with one operation per system and one without a provider. Reply times are compared with those before and after.
 * @param {{seconds: number}} options duration of each phase: before, without and after
 * @returns {Promise<string[]>} findings
 */
export function providerDown({ seconds }) {
  return onFreshSystem(async (system) => {
    const gates = {};
    const env = { MODE: 'simulator' };
    for (const [name, { setting, mount }] of Object.entries(SYSTEMS)) {
      gates[name] = new ProviderGate(system.simulator + mount);
      env[setting] = await gates[name].open();
    }
    const port = await freePort();
    await system.apiService.stop();
    await system.startAnother('api-behind-gates', {
      ...env,
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    });
    try {
      const trial = new Trial(`http://localhost:${port}`, seconds * 1_000);
      await trial.begin();
      const found = [];
      for (const name of Object.keys(SYSTEMS)) found.push(...(await trial.without(name, gates[name])));
      return found;
    } finally {
      for (const gate of Object.values(gates)) await gate.close();
    }
  });
}

class Trial {
  constructor(portal, spanMs) {
    Object.assign(this, { portal, spanMs });
  }

  async begin() {
    this.members = await Promise.all(
      MEMBERS.map(async (username) => {
        const prefix = username.replace(/DEMO\d$/, '');
        return { prefix, username, cookie: await logIn(this.portal, prefix, username) };
      }),
    );
    // warm up: a process's first calls are slower
    await this.#load(Math.min(this.spanMs, 10_000));
  }

  async without(name, gate) {
    say(`Without ${name} for ${this.spanMs / 1_000} s …`);
    const before = await this.#load(this.spanMs);
    gate.cut();
    const [during, degraded] = await Promise.all([this.#load(this.spanMs), this.#degradedAfter(this.spanMs / 2)]);
    gate.restore();
    const [after, backMs] = await Promise.all([this.#load(this.spanMs), this.#backAfter(name)]);
    return this.#judge(name, { before, during, after, degraded, backMs, wire: gate.turnedAway });
  }

  #judge(name, { before, during, after, degraded, backMs, wire }) {
    const others = Object.keys(OPERATIONS).filter((other) => other !== name);
    const p99 = (loads) =>
      percentile(
        others.flatMap((other) => loads.flatMap((load) => times(load[other]))),
        0.99,
      );
    const [usual, then] = [p99([before, after]), p99([during])];
    const refusals = during[name].slice(LEARNING);
    const refusedMs = percentile(times(refusals), 0.99);
    const failed = others.flatMap((other) => during[other].filter(({ status }) => status !== 200));
    const answered = refusals.filter(({ status }) => status !== 503);
    const rows = [
      [
        `the others' p99`,
        `${then.toFixed(1)} ms`,
        `≤ ${(usual * MAX_SLOWDOWN).toFixed(1)} ms`,
        then <= usual * MAX_SLOWDOWN,
      ],
      ['failures of the others', `${failed.length}`, '0', failed.length === 0],
      ['refusals, p99', `${refusedMs.toFixed(1)} ms`, `≤ ${REFUSED_WITHIN_MS} ms`, refusedMs <= REFUSED_WITHIN_MS],
      ['refusals other than 503', `${answered.length}`, '0', answered.length === 0],
      ['readiness', degraded, `degraded: ${name}`, degraded === `degraded: ${name}`],
      ['back after', `${Math.round(backMs)} ms`, `≤ ${BACK_WITHIN_MS} ms`, backMs <= BACK_WITHIN_MS],
    ].map(([what, figure, target, met]) => ({ what, figure, target, met }));
    const requested = others.reduce((sum, other) => sum + during[other].length, 0);
    printTable(
      `Without ${name} (${requested} other requests, ${during[name].length} refusals, ${wire} of which reached the network)`,
      rows,
    );
    return rows
      .filter(({ met }) => !met)
      .map(({ what, figure, target }) => `without ${name}: ${what} ${figure}, target ${target}`);
  }

  /** Runs all loops for a duration. @returns the outcomes of each operation's requests, in order */
  async #load(spanMs) {
    const noted = Object.fromEntries(Object.keys(OPERATIONS).map((name) => [name, []]));
    const until = performance.now() + spanMs;
    const loops = this.members.flatMap((member, nth) =>
      Object.entries(OPERATIONS).map(async ([name, { call }], at) => {
        // offset the loops, which would stay in step otherwise
        await sleep(((nth * 4 + at) * 1_000) / (PER_SECOND * 12));
        for (let next = performance.now(); next < until; next += 1_000 / PER_SECOND) {
          await sleep(Math.max(0, next - performance.now()));
          noted[name].push(await this.#ask(member, call(member)));
        }
      }),
    );
    await Promise.all(loops);
    return noted;
  }

  async #ask({ cookie }, [method, path, body]) {
    const startedAt = performance.now();
    const reply = await fetch(this.portal + path, {
      method,
      headers: { cookie, origin: this.portal, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    await reply.arrayBuffer();
    return { status: reply.status, tookMs: performance.now() - startedAt };
  }

  async #degradedAfter(ms) {
    await sleep(ms);
    const { status, degraded = [] } = await (await fetch(`${this.portal}/health/ready`)).json();
    return status === 'degraded' ? `degraded: ${degraded.join(', ')}` : status;
  }

  async #backAfter(name) {
    const startedAt = performance.now();
    const [member] = this.members;
    while (performance.now() - startedAt < 2 * BACK_WITHIN_MS) {
      const { status } = await this.#ask(member, SYSTEMS[name].call(member));
      const { status: readiness } = await (await fetch(`${this.portal}/health/ready`)).json();
      if (status === 200 && readiness === 'ok') break;
      await sleep(200);
    }
    return performance.now() - startedAt;
  }
}

const times = (replies) => replies.map(({ tookMs }) => tookMs);

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
