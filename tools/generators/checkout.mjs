import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchCheckout } from '../testing/scratch-checkout.mjs';

/** A copy of the checkout in which tests run the generators and check what they write. */
export class GeneratedCheckout {
  #copy = scratchCheckout();
  /** Time when the checkout was copied; later files are generated. */
  #copiedAt = Date.now();
  root = this.#copy.root;

  remove() {
    this.#copy.remove();
  }

  read(path) {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Runs Node with arguments in the checkout. @returns {Promise<{status: number | string, said: string}>} */
  run(args) {
    const path = `${join(this.root, 'node_modules/.bin')}:${process.env.PATH}`;
    const options = { cwd: this.root, env: { ...process.env, PATH: path }, maxBuffer: 64 * 1024 * 1024 };
    return new Promise((resolve) => {
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({ status: error ? (error.code ?? 1) : 0, said: `${stdout}${stderr}` }),
      );
    });
  }

  /** Runs Node and asserts that it succeeds. @returns {Promise<string>} the output */
  async passes(args) {
    const { status, said } = await this.run(args);
    assert.equal(status, 0, said);
    return said;
  }

  /** Runs a generator, for example `generate('screen', 'wallet', 'vault')`. */
  generate(...args) {
    return this.passes(['tools/run/generate.mjs', ...args, '--no-install']);
  }

  /** Asserts that a generator refuses, with an error that matches. */
  async refuses(words, ...args) {
    const { status, said } = await this.run(['tools/run/generate.mjs', ...args]);
    assert.notEqual(status, 0);
    assert.match(said, words);
  }

  /** Checks all types of the libraries and applications. */
  async typechecks() {
    const config = { extends: './tsconfig.base.json', include: ['libs/*/src', 'apps/*/src'] };
    const file = join(this.root, 'tsconfig.whole.json');
    writeFileSync(file, JSON.stringify(config));
    await this.passes(['tools/run/generated.mjs']);
    await this.passes(['node_modules/typescript7/bin/tsc', '-p', file]);
    rmSync(file);
  }

  /** Lints the generated and changed files of a project; the project's own lint covers the others. */
  lints(root) {
    const files = this.generatedFiles(`${root}/src/**/*.{ts,tsx}`);
    assert.ok(files.length > 0, `nothing was generated in ${root}`);
    return this.passes(['tools/lint/run.mjs', root, ...files]);
  }

  /** @returns {string[]} files that match a pattern and were written by generators, relative to the checkout */
  generatedFiles(pattern) {
    return globSync(pattern, { cwd: this.root }).filter(
      (file) => statSync(join(this.root, file)).mtimeMs > this.#copiedAt,
    );
  }

  /** Runs specs of a project. @returns {Promise<string>} Jest's report */
  tests(root, ...options) {
    return this.passes(['tools/nx/jest.mjs', root, ...options]);
  }
}
