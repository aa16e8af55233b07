import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry } from 'prom-client';
import { isFiguresRequest, type FiguresReply, type Ready } from './messages';
import { passOnLines } from './whole-lines';

/** Lifetime below which a worker is restarted only after a pause. */
const SHORT_LIFE_MS = 5_000;
const MAX_PAUSE_MS = 10_000;

/**
 * Runs the API in several processes behind one port. Each is an independent instance, as on several machines: changes
 * reach them through the database, and one of them runs the jobs. This process forwards their log lines and metrics,
 * restarts those that die, and ends after them when it gets a signal.
 */
export async function runProcesses(count: number): Promise<void> {
  // without `silent`, lines of several workers would interleave when the output is a pipe
  cluster.setupPrimary({ silent: true });
  const processes = new Processes();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void processes.end());
  const ready = await processes.start();
  if (!ready) process.exit(1);
  // start the others only now: the first worker has run the migrations and the seed
  await Promise.all(Array.from({ length: count - 1 }, () => processes.keep()));
  process.send?.(ready);
}

class Processes {
  private readonly figures = new AggregatorRegistry();
  private isEnding = false;
  private pauseMs = 0;

  /** Like `start`, but also replaces a worker that ends before it is ready. */
  async keep(): Promise<void> {
    const startedAt = performance.now();
    if (!(await this.start())) await this.replace(startedAt);
  }

  /**
   * Starts a worker, and replaces it when it ends after it was ready.
   * @returns its ready message; `null` if it ended before
   */
  async start(): Promise<Ready | null> {
    const worker = cluster.fork();
    const startedAt = performance.now();
    passOnLines(worker.process.stdout!, process.stdout);
    passOnLines(worker.process.stderr!, process.stderr);
    const first = new Promise<Ready | null>((resolve) => {
      worker.on('message', (message: Ready | object) => {
        if (isFiguresRequest(message)) void this.notify(worker);
        else if ('ready' in message) resolve(message);
      });
      worker.once('exit', () => resolve(null));
    });
    const ready = await first;
    if (ready) {
      if (worker.isDead()) void this.replace(startedAt);
      else worker.once('exit', () => void this.replace(startedAt));
    }
    return ready;
  }

  /** Ends all workers, then this process. */
  async end(): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map((worker) => {
        const gone = once(worker.process, 'close');
        worker.process.kill('SIGTERM');
        return gone;
      }),
    );
    process.exit(0);
  }

  private async replace(startedAt: number): Promise<void> {
    if (this.isEnding) return;
    const isShort = performance.now() - startedAt < SHORT_LIFE_MS;
    this.pauseMs = isShort ? Math.min(MAX_PAUSE_MS, 2 * this.pauseMs + 100) : 0;
    await new Promise((resolve) => setTimeout(resolve, this.pauseMs));
    if (this.isEnding) return;
    await this.keep();
  }

  /** Sends the metrics of all workers to the one that requested them. */
  private async notify(worker: Worker): Promise<void> {
    const text = await this.figures.clusterMetrics().catch(() => '');
    const reply: FiguresReply = { figures: text };
    if (worker.isConnected()) worker.send(reply);
  }
}
