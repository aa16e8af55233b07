/** `npm run bench`: the server's figures, each beside its target; `npm run bench -- hot,provider` measures some of them. */
import { fileURLToPath } from 'node:url';
import { reportFailure } from '../run/lib/failure.mjs';
import { underPinnedNode } from '../run/lib/packages.mjs';

async function main() {
  const { measureServer } = await import('./server/parts.mjs');
  await measureServer(process.argv[2]?.split(','));
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
