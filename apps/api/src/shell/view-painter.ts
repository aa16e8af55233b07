import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language } from '@housebrand/shared';
import type { AgentBootstrap } from '@housebrand/theming';

/** What the portal's program draws a first view from. Nothing of a member is in it. */
export interface ViewRequest {
  /** Path and query. */
  url: string;
  language: Language;
  bootstrap: AgentBootstrap;
  /** What the API would answer, by address. */
  answers: Readonly<Record<string, unknown>>;
}

export interface ViewDrawing {
  html: string;
  /** How many parts of it React takes over by themselves. */
  slices: number;
}

/** So long a drawing may take; some 40 ms are usual, and the first one loads the program. */
const MAX_MS = 3_000;
/** A thread that has nothing to draw gives its memory back. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 192;

/** The thread's own program: it hands the portal's program its channel. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData).then(({ serve }) => serve(parentPort));`;

interface Reply {
  drawing?: ViewDrawing;
  failure?: string;
}

/**
 * Draws first views in a thread of its own, one after the other: a drawing holds up no request, and one that hangs or fails
 * takes nobody else along. The thread knows no secret and no setting.
 */
export class ViewPainter {
  private worker: Worker | null = null;
  /** Whoever waits for the drawing that is being made. */
  private waiting: PromiseWithResolvers<ViewDrawing> | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /** @param program the portal's `entry-server.js` */
  constructor(
    private readonly program: string,
    private readonly longestMs: number = MAX_MS,
  ) {}

  /** @throws Error when it cannot be drawn */
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
    this.waiting?.reject(new Error('the thread that draws first views has ended'));
    await worker?.terminate();
  }

  private async ask(request: ViewRequest): Promise<ViewDrawing> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
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
    // it is no reason for the process to go on
    worker.unref();
    return worker;
  }
}
