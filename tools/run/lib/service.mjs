import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { RunFailure } from './failure.mjs';
import { RotatingLog } from './log-file.mjs';
import { end, identify } from './processes.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

const guard = pathToFileURL(inWorkspace('tools/run/lib/child-guard.mjs')).href;

/**
 * A server of ours as a child process: started, awaited until ready, started again when it dies unexpectedly.
 *
 * `options`: `name`, `title` (for people), `main` (script), `env`, `readyUrl`, `dataDir` (its log goes there),
 * `folder` (a {@link DataFolder} that notes the process), `say`, and `giveUp(reason)` when restarting does not help.
 */
export class Service {
  #options;
  #child = null;
  #closed = null;
  #log = null;
  #stopping = false;
  #restarts = [];

  constructor(options) {
    this.#options = options;
    this.logFile = join(options.dataDir, 'logs', `${options.name}.log`);
  }

  get pid() {
    return this.#child?.pid ?? null;
  }

  /** Starts the process and waits until its readiness address answers 200. */
  async start({ timeoutMs = 120_000 } = {}) {
    const { title, readyUrl } = this.#options;
    const child = this.#spawn();
    let how = null;
    child.once('exit', (code, signal) => (how = signal ?? `exit code ${code}`));
    let answer = 'no answer';
    for (const until = Date.now() + timeoutMs; Date.now() < until && !how && !this.#stopping; await sleep(50)) {
      answer = await ask(readyUrl);
      if (answer === 200 && !how) return this.#supervise(child);
    }
    if (this.#stopping) return;
    await this.stop();
    // its last words may still be on their way into the log
    if (how) await this.#closed;
    throw new RunFailure(
      `${title} did not get ready (${how ?? `${readyUrl}: ${answer}`}). The end of ${this.logFile}:\n${this.tail()}`,
    );
  }

  /** Ends the process politely; for good after some seconds. */
  async stop() {
    this.#stopping = true;
    if (this.#child?.pid) await end(identify(this.#child.pid));
  }

  /** Ends the process and starts it anew, on purpose (its code has changed). */
  async restart() {
    await this.stop();
    this.#stopping = false;
    await this.start();
  }

  /** Last lines of the log. */
  tail(lines = 15) {
    return existsSync(this.logFile)
      ? readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-lines).join('\n')
      : '';
  }

  #spawn() {
    const { name, main, env, nodeOptions = [], folder } = this.#options;
    this.#log ??= new RotatingLog(this.logFile);
    // the bundle keeps its names and lines: maps, 16 MB of memory, are for those who change the code
    const maps = env.NODE_ENV === 'development' ? ['--enable-source-maps'] : [];
    const child = spawn(process.execPath, [...maps, '--import', guard, ...nodeOptions, main], {
      cwd: workspaceRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A Ctrl-C in the terminal goes to the launcher alone, which ends its children in order.
      detached: true,
    });
    child.once('error', () => {});
    this.#closed = new Promise((resolve) => child.once('close', resolve));
    child.unref();
    for (const stream of [child.stdout, child.stderr]) {
      this.#log.take(stream);
      stream.unref();
    }
    child.channel?.unref();
    this.#child = child;
    if (child.pid) folder?.noteChild(name, child.pid);
    return child;
  }

  #supervise(child) {
    const onExit = (code, signal) => {
      if (this.#stopping || this.#child !== child) return;
      this.#restart(signal ?? `exit code ${code}`).catch((error) => this.#options.giveUp(error.message));
    };
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.once('exit', onExit);
  }

  async #restart(how) {
    const { title, say, giveUp } = this.#options;
    const minuteAgo = Date.now() - 60_000;
    this.#restarts = [...this.#restarts.filter((time) => time > minuteAgo), Date.now()];
    if (this.#restarts.length > 5)
      return giveUp(
        `${title} ended ${this.#restarts.length} times within a minute. The end of ${this.logFile}:\n${this.tail()}`,
      );
    say(`${title} ended unexpectedly (${how}); starting it again. Its log: ${this.logFile}`);
    await this.start();
    if (!this.#stopping) say(`${title} is ready again.`);
  }
}

async function ask(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}
