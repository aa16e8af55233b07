import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { RunFailure } from './failure.mjs';
import { step } from './progress.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

/** The applications and the file that each build must produce. */
export const applications = {
  portal: 'dist/apps/portal/index.html',
  api: 'dist/apps/api/main.js',
  'provider-simulator': 'dist/apps/provider-simulator/main.js',
  studio: 'dist/apps/studio/index.html',
  office: 'dist/apps/office/index.html',
};

/** The applications of `npm start`. */
const system = ['portal', 'api', 'provider-simulator', 'office'];

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'fixtures']);
const sharedInputs = ['package-lock.json', 'tsconfig.base.json', 'tools/vite'];

/** Builds the applications whose sources changed since their last complete build. */
export async function ensureBuilt(names = system) {
  const hashed = new Map();
  const stale = names
    .map((name) => ({ name, hash: inputsOf(name, hashed), stamp: inWorkspace(`dist/.stamps/${name}`) }))
    .filter(({ name, hash, stamp }) => !isBuilt(name, hash, stamp));
  if (stale.length === 0) return [];
  await step(`Building ${stale.map(({ name }) => name).join(', ')}`, () => buildAll(stale));
  return stale.map(({ name }) => name);
}

const isBuilt = (name, hash, stamp) =>
  existsSync(inWorkspace(applications[name])) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

async function buildAll(stale) {
  const queue = [...stale];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await build(next);
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 3) }, worker));
}

async function build({ name, hash, stamp }) {
  rmSync(stamp, { force: true });
  const app = `apps/${name}`;
  if (!existsSync(inWorkspace(app, 'vite.config.ts')))
    throw new RunFailure(`${app} cannot be built: it has no vite.config.ts.`);
  const { code, output } = await run(['node_modules/vite/bin/vite.js', 'build', app, '--logLevel', 'warn']);
  if (code !== 0) throw new RunFailure(`Building ${name} failed:\n${output.trim()}`);
  if (!existsSync(inWorkspace(applications[name])))
    throw new RunFailure(`Building ${name} did not produce ${applications[name]}.\n${output.trim()}`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function run(args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(process.execPath, args, { cwd: workspaceRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const abandon = () => child.kill();
    process.once('exit', abandon);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', abandon);
      resolve({ code, output });
    });
  });
}

/** Hashes all inputs of an application: its own folder, the libraries, the toolchain. */
function inputsOf(name, hashed) {
  const hash = createHash('sha256');
  for (const input of [...sharedInputs, 'libs', `apps/${name}`]) {
    if (!hashed.has(input)) hashed.set(input, hashOf(inWorkspace(input)));
    hash.update(`${input}:${hashed.get(input)}\n`);
  }
  return hash.digest('hex');
}

function hashOf(path) {
  const hash = createHash('sha256');
  for (const file of filesUnder(path)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(dirname(path), { withFileTypes: true }).filter(
    (entry) => join(dirname(path), entry.name) === path,
  );
  return entries.flatMap((entry) => (entry.isDirectory() ? filesIn(path) : [path]));
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !/\.spec\.tsx?$|\.tsbuildinfo$|\.md$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));
}
