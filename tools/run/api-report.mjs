/** `npm run api-report`: writes the public API of each entry point of the libraries. */
import { fileURLToPath } from 'node:url';
import { reportFailure } from './lib/failure.mjs';
import { underPinnedNode } from './lib/packages.mjs';

async function main() {
  const { makeTypes } = await import('../vite/library-types.mjs');
  if (makeTypes() !== 0) {
    process.exitCode = 1;
    return;
  }
  const { writeReports } = await import('../vite/api-report.mjs');
  console.log(`${writeReports()} entry points`);
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
