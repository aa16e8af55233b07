import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderGate } from '../../apps/api/src/testing/provider-gate.ts';
import { DATABASE, DataFolder } from '../run/lib/data-folder.mjs';
import { signal, stillRuns } from '../run/lib/processes.mjs';
import { say } from '../run/lib/progress.mjs';
import { felt, giving, under } from './worlds.mjs';

const API = 'api';
const PROCESSES = [API, 'simulator', DATABASE];
/** The key of a client whose instance died stays taken until its lease is over: others are there to be acknowledged meanwhile. */
const CLIENTS = 60;
const STARTED_WITHIN_MS = 600_000;
/** A delivery that failed at every restart waits up to a quarter of an hour for its next attempt, and its account's others behind it. */
const BACK_OFF_MS = 16 * 60_000;
/** A restart takes about so long: a second kill falls anywhere into it. */
const RESTART_MS = 2_000;

/** The processes of a running system, which are started again when they are killed. */
class Processes {
  /** Kills that came while something restarted. */
  again = 0;
  killed = Object.fromEntries(PROCESSES.map((name) => [name, 0]));

  constructor(system, random) {
    Object.assign(this, { system, random });
  }

  /** Kills a process; in every third turn a second one while the first restarts, half of the time its own successor. */
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
    return `${each.join(', ')}, ${this.again} of them before it or another one was back`;
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

  /** Whether the process runs and is not that one. */
  #runs(name, before) {
    const identity = this.#children[name];
    return identity.pid !== before && stillRuns(identity);
  }

  get #children() {
    return DataFolder.running(this.system.place.dataDir).children;
  }
}

async function until(check) {
  for (const end = Date.now() + STARTED_WITHIN_MS; !(await check()); await sleep(10))
    if (Date.now() > end) throw new Error('a process was not started again');
}

/**
 * Any process of the system is killed without a word, again and again, also while it or another one restarts; every second time that
 * it is the API, an answer is lost with it. Without the clients' keys only that matters.
 */
export async function kills(system, { times, seed, settledWithinMs = BACK_OFF_MS, isUnprotected = false }) {
  const least = isUnprotected ? 1 : times;
  const trial = await giving(system, { seed, settledWithinMs, clients: CLIENTS, least, forgetsKeys: isUnprotected });
  const processes = new Processes(system, trial.random);
  const gate = new ProviderGate(system.api);
  trial.origins = [new URL(await gate.open()).origin];
  let slowestMs = 0;
  const isOver = async () => processes.total >= times || (isUnprotected && (await trial.hasDoubled()));
  try {
    await under(trial, async () => {
      await felt(() => trial.acknowledged);
      for (let turn = 0; !(await isOver()); turn += 1) {
        await sleep(trial.random() * 300);
        const name = isUnprotected ? API : processes.any();
        // what they asked for is done, and nobody is told
        if (name === API && turn % 2 === 0) await gate.cutAtAnswer();
        await sleep(trial.random() * 50);
        const struckAt = performance.now();
        await processes.strike(name);
        gate.restore();
        await felt(() => trial.acknowledged);
        slowestMs = Math.max(slowestMs, Math.round(performance.now() - struckAt));
        if (turn % 50 === 49) say(`${processes.total} kills`);
      }
    });
  } finally {
    await gate.close();
  }
  say(`killed: ${processes.summary}; members go on after ${slowestMs} ms at the most; ${trial.summary}`);
  return trial.judge();
}
