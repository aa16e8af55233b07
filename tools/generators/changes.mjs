import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { RunFailure } from '../run/lib/failure.mjs';
import { sourceOf } from './source.mjs';

/** Collected changes to a checkout. Nothing is written until all changes have succeeded. */
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
    if (!this.exists(path)) throw new RunFailure(`${path} does not exist.`);
    return this.#texts.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /** @throws RunFailure if the file exists */
  make(path, text) {
    if (this.exists(path)) throw new RunFailure(`${path} already exists.`);
    this.#texts.set(path, text);
    this.#made.add(path);
  }

  /** Applies edits from source.mjs in order. @throws RunFailure for a source that the generators do not expect */
  edit(path, ...changes) {
    const source = sourceOf(this.read(path));
    try {
      for (const change of changes) change(source);
    } catch (error) {
      throw new RunFailure(`${path} is not as the generator expects it. ${error.message}`, { cause: error });
    }
    this.#texts.set(path, source.getFullText());
  }

  /** Replaces the content of a JSON file by what a function returns for it. */
  editJson(path, change) {
    this.#texts.set(path, JSON.stringify(change(JSON.parse(this.read(path))), null, 2));
  }

  /** Adds messages to a locale file. @throws RunFailure for a key that exists */
  addMessages(path, words) {
    this.editJson(path, (known) => {
      const twice = Object.keys(words).find((key) => key in known);
      if (twice) throw new RunFailure(`${path} already has the message '${twice}'.`);
      return { ...known, ...words };
    });
  }

  /** Adds a line to a text file, after the first match. @throws RunFailure for a file without a match */
  addLine(path, after, line) {
    const text = this.read(path);
    if (!after.test(text)) throw new RunFailure(`${path} has no line that matches ${after}.`);
    this.#texts.set(
      path,
      text.replace(after, (match) => `${match}\n${line}`),
    );
  }

  /** Writes all files, formatted. @returns {Promise<{made: string[], edited: string[]}>} */
  async write() {
    const style = JSON.parse(readFileSync(join(this.root, '.oxfmtrc.json'), 'utf8'));
    const formatted = new Map();
    for (const [path, text] of this.#texts) {
      const file = join(this.root, path);
      if (file.endsWith('.sql')) {
        formatted.set(file, text);
        continue;
      }
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
