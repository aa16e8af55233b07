/** `npm run openapi`: writes apps/api/openapi.json and the files derived from it: API client, Postman collection, .http file. */
import { spawn } from 'node:child_process';
import { command } from './lib/command.mjs';
import { RunFailure } from './lib/failure.mjs';

async function main() {
  const { inWorkspace } = await import('./lib/workspace.mjs');
  const spec = [inWorkspace('tools/nx/jest.mjs'), 'apps/api', 'openapi-file'];
  const child = spawn(process.execPath, spec, { stdio: 'inherit', env: { ...process.env, WRITE_OPENAPI: '1' } });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new RunFailure('The OpenAPI document could not be built. See the failed test above.');
  const { ensureGenerated } = await import('./lib/generated.mjs');
  await ensureGenerated();
}

await command(import.meta.url, main);
