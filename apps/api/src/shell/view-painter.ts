import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language } from '@housebrand/shared';
import type { AgentBootstrap } from '@housebrand/theming';

/** The data that a first view is rendered from. Contains no member data. */
export interface ViewRequest {
  /** Path and query. */
  url: string;
  language: Language;
  bootstrap: AgentBootstrap;
  /** API replies, by address. */
  answers: Readonly<Record<string, unknown>>;
}

export interface ViewDrawing {
  html: string;
  /** Number of parts that React hydrates independently. */
  slices: number;
}

/** Maximum duration of a rendering. About 40 ms is usual; the first rendering also loads the program. */
const MAX_MS = 3_000;
/** Time after which an idle thread ends, to free its memory. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 192;

/** The thread's program: it connects the portal's program to the thread's channel. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData).then(({ serve }) => serve(parentPort));`;

interface Reply {
  drawing?: ViewDrawing;
  failure?: string;
}

/**
 * Renders first views in a worker thread, one at a time. A rendering never blocks requests, and one that hangs or fails
 * affects nothing else. The thread has no access to secrets or settings.
 */
export class ViewPainter {
  private worker: Worker | null = null;
  /** The promise of the rendering in progress. */
  private waiting: PromiseWithResolvers<ViewDrawing> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /** @param program the portal's `entry-server.js` */
  constructor(
    private readonly program: string,
    private readonly longestMs: number = MAX_MS,
  ) {}

  /** @throws Error if the view cannot be rendered */
  draw(request: ViewRequest): Promise<ViewDrawing> {
    const drawing = this.last.then(() => this.ask(request));
    this.last = drawing.catch(() => undefined);
    return drawing;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = null;
    this.waiting?.reject(new Error('the thread that renders first views has ended'));
    await worker?.terminate();
  }

  private async ask(request: ViewRequest): Promise<ViewDrawing> {
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const { worker } = this;
    this.waiting = Promise.withResolvers<ViewDrawing>();
    const tooLong = setTimeout(() => void this.close(), this.longestMs);
    try {
      worker.postMessage(request);
      return await this.waiting.promise;
    } finally {
      clearTimeout(tooLong);
      this.waiting = null;
      this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  private start(): Worker {
    const worker = new Worker(PROGRAM, {
      eval: true,
      workerData: pathToFileURL(this.program).href,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const ended = (): void => {
      if (this.worker === worker) void this.close();
    };
    worker.on('message', ({ drawing, failure }: Reply) => {
      if (drawing) this.waiting?.resolve(drawing);
      else this.waiting?.reject(new Error(failure));
    });
    worker.on('error', ended);
    worker.on('exit', ended);
    // the thread must not keep the process alive
    worker.unref();
    return worker;
  }
}
