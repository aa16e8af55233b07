import { build } from 'vite';
import { RunFailure } from './failure.mjs';
import { say } from './progress.mjs';
import { inWorkspace } from './workspace.mjs';

/** Builds an application, and rebuilds it after each change of its sources.
 * Builds an application, and builds it again after each change of its sources.
 * @param {string} application
 * @param {string} outDir
 * @param {() => Promise<void>} rebuilt called after each build except the first
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchBuild(application, outDir, rebuilt) {
  const root = inWorkspace('apps', application);
  const watcher = await build({
    root,
    configFile: `${root}/vite.config.ts`,
    mode: 'development',
    logLevel: 'error',
    build: { outDir, watch: {}, emptyOutDir: true },
  });
  let isFirst = true;
  let queue = Promise.resolve();
  await new Promise((resolve, reject) => {
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') void event.result.close();
      if (event.code === 'ERROR') {
        if (isFirst) reject(new RunFailure(`Building ${application} failed:\n${event.error.message}`));
        else say(`Building ${application} failed: ${event.error.message}`);
      }
      if (event.code !== 'END') return;
      if (!isFirst) queue = queue.then(rebuilt);
      isFirst = false;
      resolve();
    });
  });
  return () => watcher.close();
}
