/**
 * `npm run studio`: designs a theme from ten colours in the portal of the running instance (started if needed), and
 * creates an agent with it.
 */
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from './lib/command.mjs';
import { RunFailure, reportFailure } from './lib/failure.mjs';
import { portFrom } from './lib/ports.mjs';

/** The agent that shows the draft theme. */
const DRAFT = 'STUDIO';
const MEMBER = { prefix: DRAFT, username: `${DRAFT}DEMO1`, password: 'Chips-2026!' };
/** An agent's key allows 30 changes per minute. */
const PAUSE_MS = 2_100;

async function main() {
  const { dataDirFrom } = await import('./lib/system.mjs');
  const { DataFolder } = await import('./lib/data-folder.mjs');
  const { ensureBuilt } = await import('./lib/build.mjs');
  if (process.env.MODE?.trim() === 'live')
    throw new RunFailure(
      'The studio needs demo members, which live mode does not have. Run it with MODE=simulator, and use the exported file in the live installation.',
    );
  const dataDir = dataDirFrom(process.env.DATA_DIR);
  const port = await portFrom('STUDIO_PORT', 3200);
  const open = async (portal) => {
    await ensureBuilt(['api', 'studio']);
    return openStudio({ portal, dataDir, port });
  };
  const running = DataFolder.running(dataDir)?.addresses;
  if (running?.portal) {
    const { onEndOfRun } = await import('./lib/lifetime.mjs');
    onEndOfRun(() => process.exit(0));
    process.stdout.write(reported(await open(running.portal), running.portal));
    return;
  }
  const { runUntilEnded } = await import('./lib/until-ended.mjs');
  const place = { port: await portFrom('PORT', 3000), simulatorPort: await portFrom('SIMULATOR_PORT', 3100), dataDir };
  await runUntilEnded(place, {
    starting: 'No instance is running in this data folder; starting one …',
    reported: (system) => {
      open(system.portal).then(
        (address) => process.stdout.write(reported(address, system.portal)),
        (error) => {
          reportFailure(error);
          process.kill(process.pid, 'SIGTERM');
        },
      );
      return '';
    },
  });
}

const reported = (address, portal) => `
  Studio              ${address}
  Portal              ${portal}

  Ready. Press Ctrl-C to stop.
`;

async function openStudio({ portal, dataDir, port }) {
  const { startStudio } = await import('./lib/studio-server.mjs');
  const draft = await draftOf(portal, dataDir);
  const calls = {
    draft: ({ name, themes }) => draft({ name, themes }),
    create: ({ prefix, name, themes }) => createAgent(dataDir, { prefix, name, themes }),
  };
  const { address } = await startStudio({ api: portal, port, member: MEMBER, calls });
  return address;
}

/** Changes the draft agent: one change at a time, within the rate limit of its key. */
async function draftOf(portal, dataDir) {
  const file = join(dataDir, 'studio-key');
  if (!existsSync(file)) {
    writeFileSync(file, await newKey(dataDir), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  const key = readFileSync(file, 'utf8');
  let turn = Promise.resolve();
  const change = async (request) => {
    const reply = await fetch(`${portal}/api/apps/agent_configs/${DRAFT}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', 'x-agent-key': key },
      body: JSON.stringify(request),
    });
    const { data, message, errors } = await reply.json();
    if (!reply.ok) throw new Error(Object.values(errors ?? {}).flat()[0] ?? message);
    return { version: data.config.version };
  };
  return (request) => {
    const changed = turn.then(() => change(request));
    turn = changed.then(
      () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
      () => {},
    );
    return changed;
  };
}

async function newKey(dataDir) {
  const name = ['--name', 'Studio'];
  const created = await ops(dataDir, ['agent', 'create', DRAFT, ...name, '--json']).catch(() => null);
  if (created) return answerIn(created).agentKey;
  await ops(dataDir, ['agent', 'open', DRAFT]);
  return (await ops(dataDir, ['agent', 'key', 'create', DRAFT, '--label', 'the studio'])).trim().split('\n').at(-1);
}

/** Extracts the JSON of a command's output, which can start with build messages. */
const answerIn = (text) => JSON.parse(text.slice(text.indexOf('{')));

/** Creates the agent with the same command and audit trail as an operator. */
async function createAgent(dataDir, { prefix, name, themes }) {
  if (!/^[A-Z0-9]{2,12}$/.test(prefix)) throw new Error('The prefix must be 2 to 12 uppercase letters or digits.');
  const folder = mkdtempSync(join(tmpdir(), 'housebrand-studio-'));
  const file = join(folder, `${randomUUID()}.json`);
  try {
    writeFileSync(file, JSON.stringify({ themes }));
    return answerIn(
      await ops(dataDir, ['agent', 'create', String(prefix), '--name', String(name), '--file', file, '--json']),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns {Promise<string>} the command's output. @throws Error with its error message */
function ops(dataDir, args) {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('ops.mjs', import.meta.url));
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir } });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr']) child[stream].on('data', (chunk) => (output[stream] += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output.stdout) : reject(new Error(refusal(output.stderr)))));
  });
}

/** The command's error message, without the lines that every command prints. */
const refusal = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !/^(Database: |npm )/.test(line))
    .join(' ');

await command(import.meta.url, main);
