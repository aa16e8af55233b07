import { fork } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RunFailure } from '../../tools/run/lib/failure.mjs';
import { say } from '../../tools/run/lib/progress.mjs';
import { inWorkspace } from '../../tools/run/lib/workspace.mjs';
import { accepted, targets } from './targets.mjs';

const TARGET = 0.85;
/** A mutant that takes this many times as long as the unchanged specs counts as endless. */
const TIMEOUT_FACTOR = 10;
const MIN_TIMEOUT_MS = 20_000;

/**
 * @param {string} library a key of `targets`
 * @param {{root?: string, sources?: string[], specs?: string[], workers?: number, only?: string}} options
 * @returns {Promise<{total: number, survivors: {file: string, line: number, change: string}[]}>}
 */
export async function mutate(library, { workers = Math.max(1, availableParallelism() - 1), only = '', ...given } = {}) {
  const [{ mutantsOf }, { bundled }] = await Promise.all([import('./mutants.mjs'), import('./bundle.mjs')]);
  const { root, sources, specs } = { ...targets[library], ...given };
  const found = (patterns) => patterns.flatMap((pattern) => globSync(pattern, { cwd: inWorkspace(root) })).sort();
  const paths = found(specs).map((file) => inWorkspace(root, file));
  const mutants = [];
  const changed = {};
  for (const file of found(sources).filter((name) => !name.includes('.spec.') && name.includes(only))) {
    const path = inWorkspace(root, file);
    const made = mutantsOf(readFileSync(path, 'utf8'), { name: file, from: mutants.length });
    changed[path] = made.text;
    mutants.push(...made.mutants.map((mutant) => ({ file, ...mutant })));
  }
  const folder = await bundled({ specs: paths, changed });
  const crew = join(folder, 'specs.mjs');
  try {
    const base = await baseOf(crew);
    say(`${mutants.length} mutants of ${library}, ${paths.length} spec files of ${base.tests} tests in ${base.ms} ms`);
    return { total: mutants.length, survivors: await survivorsOf(mutants, crew, base, workers) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The baseline without a mutant: the specs must pass; returns their number and duration. */
async function baseOf(crew) {
  const worker = new Worker(crew);
  try {
    // the first run also loads shared packages
    await worker.run({ mutant: -1 }, 600_000);
    const began = performance.now();
    const { passed, tests, error } = await worker.run({ mutant: -1 }, 600_000);
    if (!passed || tests === 0)
      throw new RunFailure(`the specs fail even without a mutant: ${error ?? `${tests} tests`}`);
    return { tests, ms: Math.round(performance.now() - began) };
  } finally {
    worker.stop();
  }
}

async function survivorsOf(mutants, crew, { ms }, workers) {
  const waiting = [...mutants];
  const survivors = [];
  const timeoutMs = Math.max(MIN_TIMEOUT_MS, ms * TIMEOUT_FACTOR);
  const work = async () => {
    const worker = new Worker(crew);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const first = basename(mutant.file).replace(/\.ts$/, '.spec.ts');
      const { passed } = await worker.run({ mutant: mutant.id, first }, timeoutMs);
      if (passed) survivors.push(mutant);
    }
    worker.stop();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return survivors.sort((a, b) => a.id - b.id);
}

/** A process that runs the specs. One that hangs is replaced; its mutant counts as detected. */
class Worker {
  constructor(specs) {
    this.specs = specs;
  }

  async run(order, timeoutMs) {
    this.child ??= await this.#begin();
    const { child } = this;
    let timer;
    const answer = await new Promise((resolve) => {
      timer = setTimeout(() => resolve(null), timeoutMs);
      child.once('message', resolve);
      child.once('exit', () => resolve(null));
      child.send(order);
    });
    clearTimeout(timer);
    child.removeAllListeners();
    if (answer) return answer;
    this.stop();
    return { passed: false, tests: 0, error: 'it never ended' };
  }

  async #begin() {
    const child = fork(fileURLToPath(new URL('worker.mjs', import.meta.url)), [this.specs], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error('the worker ended unexpectedly')));
    });
    child.removeAllListeners();
    return child;
  }

  stop() {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

/**
 * Runs the mutation test of a library and prints the survivors. Sets the exit code.
 * @param {string[]} args `<library> [--only PART]`
 */
export async function mutationRun([library, option, only, ...rest]) {
  const isPart = option === '--only' && Boolean(only);
  if (!library || !Object.hasOwn(targets, library) || (option && !isPart) || rest.length > 0)
    throw new RunFailure(`npm run mutate -- <${Object.keys(targets).join(' | ')}> [--only PART]`);
  const { total, survivors } = await mutate(library, { only });
  const reasonOf = ({ file, change }) => accepted[`${targets[library].root}/${file}`]?.[change];
  const unexplained = survivors.filter((one) => !reasonOf(one));
  for (const one of survivors)
    process.stdout.write(`  ${one.file}:${one.line}  ${one.change}${reasonOf(one) ? `  (${reasonOf(one)})` : ''}\n`);
  const detectedShare = (total - survivors.length) / total;
  process.stdout.write(
    `\n${library}: ${total - survivors.length} of ${total} changes are detected, ${(detectedShare * 100).toFixed(1)} % (target ${TARGET * 100} %); ` +
      `${unexplained.length} without an explanation\n`,
  );
  process.exitCode = detectedShare >= TARGET ? 0 : 1;
}
