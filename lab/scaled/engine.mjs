import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BackOff, startAgain } from '../../tools/run/lib/back-off.mjs';
import { DidNotStart } from '../../tools/run/lib/failure.mjs';
import { openLog } from '../../tools/run/lib/log-file.mjs';
import { end, gone, identify } from '../../tools/run/lib/processes.mjs';

const READY_WITHIN_MS = 90_000;
const ASK_EVERY_MS = 100;
/** Failed starts before the first readiness; then the engine gives up. */
const MAX_FAILURES = 5;

/**
 * Runs a third-party program as a child process: starts it, waits until it is ready, and restarts it when it ends
 * unexpectedly. After it has been ready once, it is restarted as often as necessary. It has its own log file, so that
 * it can write even after its launcher was killed.
 *
 * `options`: `name`, `program`, `args`, `env`, `place` (working folder), `account`, `isReady()`, `graceMs` for an orderly end, `dataDir`
 * (for the log), `folder` (a `DataFolder` that records the process), `say`, `giveUp(reason)`.
 */
export class Engine {
  #options;
  #child = null;
  #identity = null;
  /** Lasts from `start` to `stop` or `kill`; callbacks of an ended life do nothing. */
  #life = new AbortController();
  #backOff = new BackOff();
  #hasBeenReady = false;
  #failures = 0;
  #givenUp = null;

  constructor(options) {
    this.#options = options;
    this.name = options.name;
    this.logFile = join(options.dataDir, 'logs', `${options.name}.log`);
  }

  get pid() {
    return this.#child?.pid ?? null;
  }

  /** Starts the process without waiting; see `ready`. */
  start() {
    const life = new AbortController();
    this.#life = life;
    this.#untilReady(life).catch((error) => this.#startAgain(life, error.how ?? error.message));
  }

  /** Waits until it is ready. @throws {RunFailure} if it does not become ready */
  async ready() {
    const life = this.#life.signal;
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until && !life.aborted) {
      if (await this.#answers()) return;
      await sleep(ASK_EVERY_MS);
    }
    if (this.#givenUp) throw this.#givenUp;
    if (!life.aborted) throw new DidNotStart(`${this.name} did not become ready`, this.logFile);
  }

  /** Ends the process in order, or with SIGKILL after the grace period. */
  async stop() {
    this.#life.abort();
    await end(this.#identity, { graceMs: this.#options.graceMs ?? 8_000 });
  }

  /** Kills the process like a failure; it stays down until `start`. */
  async kill() {
    this.#life.abort();
    this.#child.kill('SIGKILL');
    await gone([this.#identity], 5_000);
  }

  /** Starts once and waits for readiness. @throws {Ended} if it ends before */
  async #untilReady(life) {
    const child = this.#spawn();
    let how = null;
    child.once('error', () => (how = 'it could not be started'));
    child.once('exit', (code, signal) => (how ??= signal ?? `exit code ${code}`));
    // without a timeout: a server may have to copy all data first
    while (!how && !life.signal.aborted) {
      if ((await this.#answers()) && !how) {
        this.#hasBeenReady = true;
        this.#backOff.ready();
        child.once('exit', (code, signal) => this.#startAgain(life, signal ?? `exit code ${code}`));
        return;
      }
      await sleep(ASK_EVERY_MS);
    }
    if (life.signal.aborted) return;
    this.#failures += 1;
    if (!this.#hasBeenReady && this.#failures === MAX_FAILURES) this.#giveUp(life, how);
    throw new Ended(this.name, how);
  }

  #startAgain(life, how) {
    const { say } = this.#options;
    return startAgain({
      title: this.name,
      how,
      say,
      life: life.signal,
      logFile: this.logFile,
      backOff: this.#backOff,
      start: () => this.#untilReady(life),
    });
  }

  #giveUp(life, how) {
    life.abort();
    this.#givenUp = new DidNotStart(`${this.name} ends again and again (${how})`, this.logFile);
    this.#options.giveUp(this.#givenUp.message);
  }

  #answers() {
    return this.#options.isReady().catch(() => false);
  }

  #spawn() {
    const { name, program, args, env, place, account, folder } = this.#options;
    const log = openLog(this.logFile);
    const child = spawn(program, args, {
      cwd: place,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
      stdio: ['ignore', log, log],
      // detached: Ctrl-C reaches only the launcher, which ends its children in order
      detached: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    closeSync(log);
    child.unref();
    this.#child = child;
    this.#identity = identify(child.pid);
    if (child.pid) folder.noteChild(name, child.pid);
    return child;
  }
}

/** A failed start. */
class Ended extends Error {
  constructor(name, how) {
    super(`${name} ended before it was ready (${how})`);
    this.how = how;
  }
}

/** Whether an address answers 200. */
export const answers = (url, body) =>
  fetch(url, { signal: AbortSignal.timeout(2_000), ...(body && { method: 'POST', body }) }).then(({ ok }) => ok);

/** Whether a port of this machine accepts connections. */
export const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    const notify = (isTaken) => () => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', notify(true)).once('error', notify(false)).once('timeout', notify(false));
  });
