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
 * A server of ours as a child process: started, awaited until ready, started again when it ends unexpectedly. Once it has
 * been ready it is started again as often as it takes; a start that was asked for and fails is reported to the caller.
 *
 * `options`: `name`, `title` (for output), `main` (script), `env`, `readyUrl`, `dataDir` (its log goes there),
 * `folder` (a {@link DataFolder} that notes the process), and `say`.
 */
export class Service {
  #options;
  #child = null;
  #identity = null;
  #closed = null;
  #log = null;
  /** From `start` to `stop`: what belongs to a life that is over does nothing more. */
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
    const life = (this.#life = new AbortController());
    try {
      await this.#untilReady(life.signal);
    } catch (error) {
      life.abort();
      throw error;
    }
  }

  /** Ends the process politely; for good after some seconds. */
  async stop() {
    this.#life?.abort();
    await this.#endChild();
  }

  /** Ends the process and starts it anew, on purpose (its code has changed). */
  async restart() {
    await this.stop();
    await this.start();
  }

  async #endChild() {
    await end(this.#identity);
  }

  async #untilReady(life) {
    const { title, readyUrl } = this.#options;
    // what an earlier start has left
    await this.#endChild();
    if (life.aborted) return;
    const child = this.#spawn();
    let how = null;
    child.once('error', (error) => (how = error.message));
    child.once('exit', (code, signal) => (how = signal ?? `exit code ${code}`));
    let answer = 'no reply';
    for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until && !how && !life.aborted; await sleep(50)) {
      answer = await ask(readyUrl);
      if (answer === 200 && !how) return this.#supervise(child, life);
    }
    if (life.aborted) return;
    const reason = how ?? `${readyUrl}: ${answer}`;
    await this.#endChild();
    // its last words may still be on their way into the log
    if (child.pid) await this.#closed;
    throw new DidNotStart(`${title} did not become ready (${reason})`, this.logFile);
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
      ...{ title, how, say, life, logFile: this.logFile, backOff: this.#backOff },
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
