import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Most kB gzip of scripts that the page loads before its first screen. */
const BUDGET_KB = 250;

/**
 * Prints the size of the first scripts, and writes it to `.vite/weights.json` for the benchmark.
 * @throws Error when they exceed the budget, which fails the build
 */
export function scriptBudget(): Plugin {
  return {
    name: 'housebrand:office-script-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const size =
        firstScripts(bundle).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0) / 1000;
      const text = `first script ${size.toFixed(1)} of ${BUDGET_KB} kB gzip`;
      if (size > BUDGET_KB) throw new Error(`over its budget: ${text}`);
      const weights = [{ what: 'first script', size, budget: BUDGET_KB }];
      this.emitFile({ type: 'asset', fileName: '.vite/weights.json', source: JSON.stringify(weights, null, 2) });
      this.info(text);
    },
  };
}

/** Returns the entry of the app and all of its static imports; previews load their own after it. */
function firstScripts(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry, name }) => isEntry && name === 'index'));
  for (const { imports } of first) for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  return [...first];
}
