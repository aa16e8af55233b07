import { write, writeSync } from 'node:fs';

/** Most waiting chunks. Beyond them lines are dropped and the loss is logged, so a slow reader cannot exhaust memory. */
const MAX_WAITING = 256;
const CHUNK_BYTES = 64 * 1024;
/** Longest time that lines stay in memory. */
const FLUSH_MS = 200;
/** Pause before the next attempt when the reader of a pipe is too slow (`EAGAIN`). */
const BUSY_MS = 20;
/** Most UTF-8 bytes of a UTF-16 code unit. */
const MAX_CHARACTER_BYTES = 3;

interface Chunk {
  bytes: Buffer;
  /** The buffer to reuse after the write. */
  home?: Buffer;
}

/**
 * Writes lines to a file or a pipe. It collects them in a preallocated buffer and writes that when it is full, after 200 ms, and at
 * the end of the process. A clean exit loses nothing, a kill at most the last 200 ms. Up to 16 MB wait for a slow reader.
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

  /** @param line including its line end */
  write(line: string): void {
    const maxBytes = line.length * MAX_CHARACTER_BYTES;
    if (maxBytes > CHUNK_BYTES - this.gathered) this.pass();
    if (maxBytes > CHUNK_BYTES) {
      this.waiting.push({ bytes: Buffer.from(line) });
      this.next();
      return;
    }
    this.timer ??= setTimeout(() => this.pass(), FLUSH_MS).unref();
    this.gathered += this.gathering.write(line, this.gathered);
  }

  /** Resolves when everything written so far has left the process. */
  async flush(): Promise<void> {
    this.pass();
    if (this.isWriting) await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** Writes everything synchronously at the end of the process, except a chunk whose write has already started. */
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
      // no reader, or the disk is full: drop the chunk and keep serving
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

/** Writes a whole chunk synchronously; stops on any error but `EAGAIN`. */
function writeWhole(fd: number, chunk: Buffer): void {
  let at = 0;
  while (at < chunk.length) {
    try {
      at += writeSync(fd, chunk, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
    }
  }
}
