import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { BackOff, startAgain } from './back-off.mjs';
import { DidNotStart } from './failure.mjs';
import { RotatingLog } from './log-file.mjs';
import { end, identify } from './processes.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

const READY_WITHIN_MS = 120_000;
const guard = pathToFileURL(inWorkspace('tools/run/lib/child-guard.mjs')).href;

/**
 * Runs a server as a child process: starts it, waits until it is ready, and restarts it when it ends unexpectedly, as
 * often as necessary. A failure of an explicit start is thrown to the caller.
 *
 * `options`: `name`, `title` (for output), `main` (script), `env`, `readyUrl`, `dataDir` (its log goes there),
 * `folder` (a {@link DataFolder} that records the process), and `say`.
 */
export class Service {
  #options;
  #child = null;
  #identity = null;
  #closed = null;
  #log = null;
  /** Lasts from `start` to `stop`; callbacks of an ended life do nothing. */
  #life = null;
  #backOff = new BackOff();

  constructor(options) {
    this.#options = options;
    this.logFile = join(options.dataDir, 'logs', `${options.name}.log`);
  }

  get pid() {
    return this.#child?.pid ?? null;
  }

  /** Starts the process and waits until its readiness address returns 200. @throws {RunFailure} if it does not become ready */
  async start() {
    const life = new AbortController();
    this.#life = life;
    try {
      await this.#untilReady(life.signal);
    } catch (error) {
      life.abort();
      throw error;
    }
  }

  /** Ends the process, with SIGKILL after the grace period. */
  async stop() {
    this.#life?.abort();
    await this.#endChild();
  }

  /** Restarts the process, after a change of its code. */
  async restart() {
    await this.stop();
    await this.start();
  }

  async #endChild() {
    await end(this.#identity);
  }

  async #untilReady(life) {
    const { title, readyUrl } = this.#options;
    // end a process left by an earlier start
    await this.#endChild();
    if (life.aborted) return;
    const child = this.#spawn();
    let how = null;
    child.once('error', (error) => (how = error.message));
    child.once('exit', (code, signal) => (how = signal ?? `exit code ${code}`));
    let answer = 'no reply';
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until && !how && !life.aborted) {
      answer = await ask(readyUrl);
      if (answer === 200 && !how) return this.#supervise(child, life);
      await sleep(50);
    }
    if (life.aborted) return;
    const reason = how ?? `${readyUrl}: ${answer}`;
    await this.#endChild();
    // the last output may not be in the log yet
    if (child.pid) await this.#closed;
    throw new DidNotStart(`${title} did not become ready (${reason})`, this.logFile);
  }

  #spawn() {
    const { name, main, env, nodeOptions = [], folder } = this.#options;
    this.#log ??= new RotatingLog(this.logFile);
    // source maps take 16 MB of memory and only help in development
    const maps = env.NODE_ENV === 'development' ? ['--enable-source-maps'] : [];
    const child = spawn(process.execPath, [...maps, '--import', guard, ...nodeOptions, main], {
      cwd: workspaceRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // detached: Ctrl-C reaches only the launcher, which ends its children in order
      detached: true,
    });
    child.on('error', () => {});
    this.#closed = new Promise((resolve) => child.once('close', resolve));
    child.unref();
    for (const stream of [child.stdout, child.stderr]) {
      this.#log.take(stream);
      stream.unref();
    }
    child.channel?.unref();
    this.#child = child;
    this.#identity = identify(child.pid);
    if (child.pid) folder?.noteChild(name, child.pid);
    return child;
  }

  #supervise(child, life) {
    this.#backOff.ready();
    const onExit = (code, signal) => {
      if (!life.aborted) void this.#startAgain(life, signal ?? `exit code ${code}`);
    };
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else child.once('exit', onExit);
  }

  #startAgain(life, how) {
    const { title, say } = this.#options;
    return startAgain({
      title,
      how,
      say,
      life,
      logFile: this.logFile,
      backOff: this.#backOff,
      start: () => this.#untilReady(life),
    });
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
