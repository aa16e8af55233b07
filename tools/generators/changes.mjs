import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { RunFailure } from '../run/lib/failure.mjs';

/** What a generator wants to do to a checkout: nothing is written before everything is known to be possible. */
export class Changes {
  #texts = new Map();
  #made = new Set();

  constructor(root) {
    this.root = root;
  }

  exists(path) {
    return this.#texts.has(path) || existsSync(join(this.root, path));
  }

  read(path) {
    if (!this.exists(path)) throw new RunFailure(`${path} is not there.`);
    return this.#texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /** @throws RunFailure when the file exists */
  make(path, text) {
    if (this.exists(path)) throw new RunFailure(`${path} exists already.`);
    this.#texts.set(path, text);
    this.#made.add(path);
  }

  /** Applies changes of source.mjs, one after the other. */
  edit(path, ...changes) {
    const text = this.read(path);
    try {
      this.#texts.set(
        path,
        changes.reduce((changed, change) => change(changed), text),
      );
    } catch (error) {
      throw error instanceof RunFailure ? new RunFailure(`${path}: ${error.message}`) : error;
    }
  }

  /** Adds words to a locale file. @throws RunFailure for a key that has one */
  addWords(path, words) {
    const known = JSON.parse(this.read(path));
    const twice = Object.keys(words).find((key) => key in known);
    if (twice) throw new RunFailure(`${path} has a word '${twice}' already.`);
    this.#texts.set(path, JSON.stringify({ ...known, ...words }, null, 2));
  }

  /** Writes everything, formatted. @returns {Promise<{made: string[], edited: string[]}>} */
  async write() {
    const style = JSON.parse(readFileSync(join(this.root, '.oxfmtrc.json'), 'utf8'));
    const formatted = new Map();
    for (const [path, text] of this.#texts) {
      const file = join(this.root, path);
      const { code, errors } = await format(file, text, style);
      if (errors.length > 0) throw new RunFailure(`${path}: ${errors[0].message}`);
      formatted.set(file, code);
    }
    for (const [file, text] of formatted) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return { made: [...this.#made], edited: [...this.#texts.keys()].filter((path) => !this.#made.has(path)) };
  }
}
