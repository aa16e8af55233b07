import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry } from 'prom-client';
import { isFiguresRequest, type FiguresReply, type Ready } from './messages';
import { passOnLines } from './whole-lines';

/** A worker that ends so soon after its start is not started again at once. */
const SHORT_LIFE_MS = 5_000;
const MAX_PAUSE_MS = 10_000;

/**
 * Runs the API in several processes behind one port. Each of them is an instance of its own, as on several machines: they hear of changes
 * through the database, one of them leads the jobs. This process passes on their lines for the log and
 * their figures, starts anew what dies, and ends when it is told to, after them.
 */
export async function runProcesses(count: number): Promise<void> {
  // without `silent` their lines would meet inside of each other where the output is a pipe
  cluster.setupPrimary({ silent: true });
  const processes = new Processes();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void processes.end());
  const ready = await processes.start();
  if (!ready) process.exit(1);
  // the first one has migrated and sown: the others find everything there
  await Promise.all(Array.from({ length: count - 1 }, () => processes.keep()));
  process.send?.(ready);
}

class Processes {
  private readonly figures = new AggregatorRegistry();
  private isEnding = false;
  private pauseMs = 0;

  /** As `start`; one that ends before it is ready is replaced as well. */
  async keep(): Promise<void> {
    const startedAt = performance.now();
    if (!(await this.start())) await this.replace(startedAt);
  }

  /** Starts one more, and another in its place whenever it ends after it was ready. @returns its first words, `null` when it ended without any */
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

  /** Ends all of them, and then this process. */
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

  /** What all of them have counted, to the one that was asked. */
  private async notify(worker: Worker): Promise<void> {
    const text = await this.figures.clusterMetrics().catch(() => '');
    const reply: FiguresReply = { figures: text };
    if (worker.isConnected()) worker.send(reply);
  }
}
