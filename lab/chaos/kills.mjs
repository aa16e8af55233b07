import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderGate } from '../../apps/api/src/testing/provider-gate.ts';
import { DATABASE, DataFolder } from '../../tools/run/lib/data-folder.mjs';
import { signal, stillRuns } from '../../tools/run/lib/processes.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { felt, giving, under } from './worlds.mjs';

const API = 'api';
const PROCESSES = [API, 'simulator', DATABASE];
/**
 * Many clients: the idempotency key of a request that died with its instance stays locked until its lease ends, and
 * others must make progress meanwhile.
 */
const CLIENTS = 60;
const STARTED_WITHIN_MS = 600_000;
/**
 * A delivery that failed at every restart waits up to a quarter of an hour for its next attempt, and blocks its
 * account's other deliveries.
 */
const BACK_OFF_MS = 16 * 60_000;
/** Approximate duration of a restart; a second kill falls anywhere into it. */
const RESTART_MS = 2_000;

/** The processes of a running system, which are restarted after a kill. */
class Processes {
  /** Number of kills during a restart. */
  again = 0;
  killed = Object.fromEntries(PROCESSES.map((name) => [name, 0]));

  constructor(system, random) {
    Object.assign(this, { system, random });
  }

  /** Kills a process; one time in three also a second one while the first restarts, half of the time its own successor. */
  async strike(name) {
    let last = await this.#kill(name);
    if (this.random() < 1 / 3) {
      const isSuccessor = this.random() < 1 / 2;
      if (!isSuccessor) await sleep(this.random() * RESTART_MS);
      const second = isSuccessor ? name : this.any();
      if (second === name) await until(() => this.#runs(name, last));
      const killed = await this.#kill(second);
      this.again += 1;
      if (second === name) last = killed;
      else await until(() => this.#runs(second, killed));
    }
    await until(() => this.#runs(name, last));
  }

  get total() {
    return Object.values(this.killed).reduce((sum, number) => sum + number, 0);
  }

  get summary() {
    const each = Object.entries(this.killed).map(([name, number]) => `${name} ${number} times`);
    return `${each.join(', ')}, ${this.again} of them during a restart`;
  }

  any() {
    return PROCESSES[Math.floor(this.random() * PROCESSES.length)];
  }

  async #kill(name) {
    await until(() => this.#runs(name, null));
    const { pid } = this.#children[name];
    signal(pid, 'SIGKILL');
    await until(() => !this.#runs(name, null) || this.#children[name].pid !== pid);
    this.killed[name] += 1;
    return pid;
  }

  /** Whether the process runs with another id than `before`. */
  #runs(name, before) {
    const identity = this.#children[name];
    return identity.pid !== before && stillRuns(identity);
  }

  get #children() {
    return DataFolder.running(this.system.place.dataDir).children;
  }
}

async function until(check) {
  const end = Date.now() + STARTED_WITHIN_MS;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('a process was not restarted');
    await sleep(10);
  }
}

/**
 * Kills random processes repeatedly with SIGKILL, also while they restart. Every second kill of the API also drops a
 * reply. The unprotected trial (clients forget their idempotency keys) only needs that.
 */
export async function kills(system, { times, seed, settledWithinMs = BACK_OFF_MS, isUnprotected = false }) {
  const minAcknowledged = isUnprotected ? 1 : times;
  const trial = await giving(system, {
    seed,
    settledWithinMs,
    clients: CLIENTS,
    minAcknowledged,
    forgetsKeys: isUnprotected,
  });
  const processes = new Processes(system, trial.random);
  const gate = new ProviderGate(system.api);
  trial.origins = [new URL(await gate.open()).origin];
  let slowestMs = 0;
  const isOver = async () => processes.total >= times || (isUnprotected && (await trial.hasDoubled()));
  try {
    await under(trial, async () => {
      await felt(() => trial.acknowledged);
      let turn = 0;
      while (!(await isOver())) {
        await sleep(trial.random() * 300);
        const name = isUnprotected ? API : processes.any();
        // the operation completes, but its reply is lost
        if (name === API && turn % 2 === 0) await gate.cutAtAnswer();
        await sleep(trial.random() * 50);
        const struckAt = performance.now();
        await processes.strike(name);
        gate.restore();
        await felt(() => trial.acknowledged);
        slowestMs = Math.max(slowestMs, Math.round(performance.now() - struckAt));
        if (turn % 50 === 49) say(`${processes.total} kills`);
        turn += 1;
      }
    });
  } finally {
    await gate.close();
  }
  say(`killed: ${processes.summary}; members continue after at most ${slowestMs} ms; ${trial.summary}`);
  return trial.judge();
}
