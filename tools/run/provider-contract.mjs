/** `npm run provider-contract -- --member-system URL … `: checks a provider against the wire contracts, over bare HTTP. */
import { spawn } from 'node:child_process';
import { command } from './lib/command.mjs';

async function main() {
  const { ensureBuilt } = await import('./lib/build.mjs');
  const { inWorkspace } = await import('./lib/workspace.mjs');
  await ensureBuilt(['provider-simulator']);
  const program = inWorkspace('dist/apps/provider-simulator/provider-contract.js');
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ? 1 : code)));
}

await command(import.meta.url, main);
