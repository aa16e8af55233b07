/** `npm run sbom`: prints every package of the lock file with its hash, as a bill of materials in CycloneDX. */
import { readFileSync } from 'node:fs';
import { billOfMaterials } from './lib/bill-of-materials.mjs';
import { command } from './lib/command.mjs';
import { inWorkspace } from './lib/workspace.mjs';

function main() {
  const lock = JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8'));
  process.stdout.write(`${JSON.stringify(billOfMaterials(lock), null, 2)}\n`);
}

await command(import.meta.url, main, { installs: false });
