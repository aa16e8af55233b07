import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Emits the service worker next to the portal's files, as `/sw.js`; each build has its own worker. */
export function serviceWorkerFile(root: string): Plugin {
  return {
    name: 'housebrand:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).sort().join('\n');
        const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
        const source = readFileSync(join(root, 'service-worker.js'), 'utf8').replace('__VERSION__', version);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
