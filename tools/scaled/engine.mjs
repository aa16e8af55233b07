import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { closeSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RunFailure } from '../run/lib/failure.mjs';
import { openLog } from '../run/lib/log-file.mjs';
import { end, gone, identify } from '../run/lib/processes.mjs';

const READY_WITHIN_MS = 90_000;
const AGAIN_AFTER_MS = 500;
/** Ends within a minute after which it is not started again. */
const MOST_ENDS = 10;

/**
 * A program of somebody else's as a child process: started, awaited, started again when it ends by itself. Its log is a file of
 * its own, so that it goes on writing when its launcher was killed.
 *
 * `options`: `name`, `program`, `args`, `env`, `place` (working folder), `account`, `isReady()`, `graceMs` for a polite end, `dataDir`
 * (for the log), `folder` (a `DataFolder` that notes the process), `say`, `giveUp(reason)`.
 */
export class Engine {
  #options;
  #child = null;
  #isHeld = true;
  #ends = [];

  constructor(options) {
    this.#options = options;
    this.name = options.name;
    this.logFile = join(options.dataDir, 'logs', `${options.name}.log`);
  }

  get pid() {
    return this.#child?.pid ?? null;
  }

  /** Starts the process; `ready` tells when it answers. */
  start() {
    this.#isHeld = false;
    this.#spawn();
  }

  /** Waits until it answers. */
  async ready() {
    for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until && !this.#isHeld; await sleep(100))
      if (await this.#options.isReady().catch(() => false)) return;
    if (this.#isHeld) return;
    throw new RunFailure(`${this.name} did not get ready. The end of ${this.logFile}:\n${this.#tail()}`);
  }

  /** Ends the process politely; for good after some seconds. */
  async stop() {
    this.#isHeld = true;
    if (this.pid) await end(identify(this.pid), { graceMs: this.#options.graceMs ?? 8_000 });
  }

  /** As a failure would: without a word, and nobody starts it again until `start`. */
  async kill() {
    this.#isHeld = true;
    const identity = identify(this.pid);
    this.#child.kill('SIGKILL');
    await gone([identity], 5_000);
  }

  #spawn() {
    const { name, program, args, env, place, account, folder } = this.#options;
    const log = openLog(this.logFile);
    const child = spawn(program, args, {
      cwd: place,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
      stdio: ['ignore', log, log],
      // A Ctrl-C in the terminal goes to the launcher alone, which ends its children in order.
      detached: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    closeSync(log);
    child.unref();
    child.once('error', () => this.#ended(child, 'it could not be started'));
    child.once('exit', (code, signal) => this.#ended(child, signal ?? `exit code ${code}`));
    this.#child = child;
    if (child.pid) folder.noteChild(name, child.pid);
  }

  #ended(child, how) {
    if (this.#isHeld || this.#child !== child) return;
    const { say, giveUp } = this.#options;
    this.#ends = [...this.#ends.filter((time) => time > Date.now() - 60_000), Date.now()];
    if (this.#ends.length > MOST_ENDS)
      return giveUp(`${this.name} ends again and again (${how}). The end of ${this.logFile}:\n${this.#tail()}`);
    say(`${this.name} ended unexpectedly (${how}); starting it again.`);
    setTimeout(() => !this.#isHeld && this.#child === child && this.#spawn(), AGAIN_AFTER_MS);
  }

  #tail(lines = 15) {
    return existsSync(this.logFile)
      ? readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-lines).join('\n')
      : '';
  }
}

/** Whether an address answers 200. */
export const answers = (url, body) =>
  fetch(url, { signal: AbortSignal.timeout(2_000), ...(body && { method: 'POST', body }) }).then(({ ok }) => ok);

/** Whether somebody takes connections at a port of this machine. */
export const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    const tell = (isTaken) => () => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', tell(true)).once('error', tell(false)).once('timeout', tell(false));
  });
