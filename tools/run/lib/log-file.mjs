import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const rotateBytes = 10 * 1024 * 1024;

/** A folder that only its owner may look into: logs tell who did what. */
export function privateFolder(path) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

/** Opens a log for appending, for its owner only; one that has grown large is set aside first. @returns {number} to be closed */
export function openLog(file, limit = rotateBytes) {
  privateFolder(dirname(file));
  if (existsSync(file) && statSync(file).size > limit) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a', 0o600);
  // one that was there already keeps the rights it was made with
  fchmodSync(log, 0o600);
  return log;
}

const NEWLINE = 0x0a;

/** A log written by this process on behalf of others; it is set aside between two lines as soon as it has grown large. */
export class RotatingLog {
  #file;
  #limit;
  #fd;
  #size;

  constructor(file, limit = rotateBytes) {
    this.#file = file;
    this.#limit = limit;
    this.#open();
  }

  /** Takes over what comes out of a stream, in whole lines: those of another stream never stand inside of them. */
  take(stream) {
    let rest = Buffer.alloc(0);
    stream.on('data', (chunk) => {
      const end = chunk.lastIndexOf(NEWLINE) + 1;
      if (end > 0) this.#write(Buffer.concat([rest, chunk.subarray(0, end)]));
      rest = end > 0 ? chunk.subarray(end) : Buffer.concat([rest, chunk]);
    });
    stream.once('close', () => this.#write(rest));
  }

  #write(lines) {
    for (let at = 0; at < lines.length;) at += writeSync(this.#fd, lines, at);
    this.#size += lines.length;
    if (this.#size <= this.#limit) return;
    closeSync(this.#fd);
    this.#open();
  }

  #open() {
    this.#fd = openLog(this.#file, this.#limit);
    this.#size = fstatSync(this.#fd).size;
  }
}
