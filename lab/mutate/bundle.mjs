import { mkdtempSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, defaultServerConditions } from 'vite';
import { inWorkspace, workspaceRoot } from '../../tools/run/lib/workspace.mjs';

const ENTRY = '\0housebrand:mutants';
const HARNESS = join(import.meta.dirname, 'harness.mjs');

/**
 * Bundles all specs with our code into one module, so that each import starts from a fresh state. Other packages stay
 * external and are loaded once.
 * @param {{specs: string[], changed: Record<string, string>}} options paths of specs; replaced sources by path
 * @returns {Promise<string>} the folder of `specs.mjs`; the caller removes it
 */
export async function bundled({ specs, changed }) {
  // inside the workspace, so that its packages are found
  mkdirSync(inWorkspace('dist'), { recursive: true });
  const outDir = mkdtempSync(inWorkspace('dist', 'mutants-'));
  const conditions = ['@housebrand/source', ...defaultServerConditions];
  const entry = [
    ...specs.map((path) => `import ${JSON.stringify(path)};`),
    `export { tests } from ${JSON.stringify(HARNESS)};`,
  ].join('\n');
  await build({
    configFile: false,
    root: workspaceRoot,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'housebrand:mutants',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : id === '@jest/globals' ? HARNESS : null),
        load: (id) => (id === ENTRY ? entry : (changed[id] ?? null)),
        transform: (text, id) =>
          specs.includes(id)
            ? `import { begin } from ${JSON.stringify(HARNESS)};\nbegin(${JSON.stringify(basename(id))});\n${text}`
            : null,
      },
    ],
    resolve: { conditions },
    ssr: { target: 'node', external: true, noExternal: [/^@housebrand\//, /^dayjs/], resolve: { conditions } },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      minify: false,
      rolldownOptions: {
        input: { specs: ENTRY },
        // specs are imported for their side effects
        treeshake: false,
        output: { format: 'es', entryFileNames: '[name].mjs', codeSplitting: false, keepNames: true },
      },
    },
  });
  return outDir;
}
