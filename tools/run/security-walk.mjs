/** `npm run security:walk`: prints every operation, what it requires of its caller, and in which states of player protection it is open. */
import { readFileSync } from 'node:fs';
import { command } from './lib/command.mjs';

async function main() {
  const { inWorkspace } = await import('./lib/workspace.mjs');
  const { securityWalk, walkText } = await import('./lib/security-walk.mjs');
  process.stdout.write(walkText(securityWalk(JSON.parse(readFileSync(inWorkspace('apps/api/openapi.json'), 'utf8')))));
}

await command(import.meta.url, main);
