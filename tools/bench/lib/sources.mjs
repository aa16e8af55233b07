import { runnerImport } from 'vite';
import { workspaceRoot } from '../../run/lib/workspace.mjs';
import { decorators } from '../../vite/app.mjs';

/** Loads a module and the sources of ours that it imports, compiled as the applications are. @param {string} file absolute */
export async function sourcesOf(file) {
  const conditions = ['@housebrand/source', 'node', 'import', 'default', 'module'];
  const resolve = { conditions, noExternal: [/^@housebrand\//] };
  const { module } = await runnerImport(file, {
    configFile: false,
    root: workspaceRoot,
    logLevel: 'error',
    oxc: decorators,
    environments: { inline: { resolve } },
  });
  return module;
}
