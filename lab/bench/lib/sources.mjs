import { runnerImport } from 'vite';
import { workspaceRoot } from '../../../tools/run/lib/workspace.mjs';
import { decorators } from '../../../tools/vite/app.mjs';

/** Loads a module with our sources that it imports, compiled like the applications. @param {string} file absolute path */
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
