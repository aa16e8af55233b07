import { write, writeSync } from 'node:fs';

/** A reader who is so far behind misses lines, and is told so: it is the log that may have gaps, not the memory that may run out. */
const MAX_WAITING = 256;
const CHUNK_BYTES = 64 * 1024;
/** What waits in memory goes out so soon at the latest. */
const FLUSH_MS = 200;
/** Whoever reads a pipe of ours does not come after. */
const BUSY_MS = 20;
/** A character of JavaScript takes three bytes of UTF-8 at most. */
const BYTES_A_CHARACTER = 3;

interface Chunk {
  bytes: Buffer;
  /** What to gather in again when the bytes have left. */
  home?: Buffer;
}

/**
 * Lines for a file or a pipe, gathered in a buffer that was there before them and written when it is full, after 200 ms, and when
 * the process ends: nothing is lost at a clean end, a kill loses what the last 200 ms gathered. While the reader is slow, 16 MB of them wait.
 */
export class LineOutput {
  private gathering: Buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  private gathered = 0;
  private readonly waiting: Chunk[] = [];
  private spare: Buffer | undefined;
  private isWriting = false;
  private lostBytes = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly idle: (() => void)[] = [];

  constructor(private readonly fd: number) {}

  /** @param line with its line end */
  write(line: string): void {
    const most = line.length * BYTES_A_CHARACTER;
    if (most > CHUNK_BYTES - this.gathered) this.pass();
    if (most > CHUNK_BYTES) {
      this.waiting.push({ bytes: Buffer.from(line) });
      this.next();
      return;
    }
    this.timer ??= setTimeout(() => this.pass(), FLUSH_MS).unref();
    this.gathered += this.gathering.write(line, this.gathered);
  }

  /** Resolves when all that was written so far has left the process. */
  async flush(): Promise<void> {
    this.pass();
    if (this.isWriting) await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** For the end of the process, when nothing else runs any more; a chunk that is being written finds its own way out. */
  flushSync(): void {
    this.waiting.push({ bytes: this.gathering.subarray(0, this.gathered) });
    this.gathered = 0;
    for (const { bytes } of this.waiting.splice(this.isWriting ? 1 : 0)) writeWhole(this.fd, bytes);
  }

  private pass(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.gathered === 0) return;
    if (this.waiting.length >= MAX_WAITING) {
      this.lostBytes += this.gathered;
      this.gathered = 0;
      return;
    }
    if (this.lostBytes > 0) {
      this.waiting.push({ bytes: Buffer.from(`{"level":"warn","bytes":${this.lostBytes},"msg":"log lines lost"}\n`) });
      this.lostBytes = 0;
    }
    const home = this.gathering;
    this.waiting.push({ bytes: home.subarray(0, this.gathered), home });
    this.gathering = this.spare ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
    this.spare = undefined;
    this.gathered = 0;
    this.next();
  }

  private next(): void {
    if (this.isWriting) return;
    const [chunk] = this.waiting;
    if (!chunk) {
      for (const resolve of this.idle.splice(0)) resolve();
      return;
    }
    this.isWriting = true;
    write(this.fd, chunk.bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => this.written(chunk, 0), BUSY_MS);
      // nobody reads any more, or the disk is full: what cannot be written is gone, serving goes on
      else this.written(chunk, error ? chunk.bytes.length : written);
    });
  }

  private written(chunk: Chunk, count: number): void {
    this.isWriting = false;
    chunk.bytes = chunk.bytes.subarray(count);
    if (chunk.bytes.length === 0) {
      this.waiting.shift();
      this.spare ??= chunk.home;
    }
    this.next();
  }
}

/** Gives up on a destination that takes nothing any more. */
function writeWhole(fd: number, chunk: Buffer): void {
  for (let at = 0; at < chunk.length;) {
    try {
      at += writeSync(fd, chunk, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
    }
  }
}
