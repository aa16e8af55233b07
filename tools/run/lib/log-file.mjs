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

/** Creates a folder that only its owner can read, because logs contain activity of members. */
export function privateFolder(path) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

/** Opens a log for appending, readable by its owner only; rotates a large one first. @returns {number} file descriptor, to be closed */
export function openLog(file, limit = rotateBytes) {
  privateFolder(dirname(file));
  if (existsSync(file) && statSync(file).size > limit) renameSync(file, `${file}.1`);
  const log = openSync(file, 'a', 0o600);
  // the mode above applies only to new files
  fchmodSync(log, 0o600);
  return log;
}

const NEWLINE = 0x0a;

/** A log that this process writes for its children. It rotates between two lines when it is large. */
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

  /** Writes a stream to the log in whole lines, so that lines of different streams do not mix. */
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
    let at = 0;
    while (at < lines.length) at += writeSync(this.#fd, lines, at);
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
