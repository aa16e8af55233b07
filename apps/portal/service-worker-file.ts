import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Emits the service worker next to the portal's files, as `/sw.js`; each build has its own worker, with its file names. */
export function serviceWorkerFile(root: string): Plugin {
  return {
    name: 'housebrand:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).sort();
        const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
        const files = names.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name)).map((name) => `/${name}`);
        const source = readFileSync(join(root, 'service-worker.js'), 'utf8')
          .replace('__VERSION__', version)
          .replace('__FILES__', () => JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
