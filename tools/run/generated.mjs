/** Generates the files that are not tracked: after an installation, and before Nx type-checks or builds the API client. */
import { existsSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { ensureGenerated } from './lib/generated.mjs';
import { inWorkspace } from './lib/workspace.mjs';

await command(
  import.meta.url,
  async () => {
    // an installation without development packages compiles nothing
    if (existsSync(inWorkspace('node_modules/openapi-typescript'))) await ensureGenerated();
  },
  { installs: false },
);
