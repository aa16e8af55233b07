import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Budget of a phone's downloads, kB gzip. */
const BUDGET = { firstScript: 150, firstStyle: 12, routeScript: 40 } as const;

/**
 * Weighs the start of a visit and every route against their budgets: prints the sizes, warns when one exceeds its
 * budget, and writes them to `.vite/weights.json`, which a test reads.
 */
export function bundleBudget(): Plugin {
  return {
    name: 'housebrand:bundle-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const weighed = weigh(bundle);
      const said = ({ what, size, budget }: Weighed) => `${what} ${size.toFixed(1)} of ${budget} kB gzip`;
      for (const part of weighed) if (part.size > part.budget) this.warn(`over its budget: ${said(part)}`);
      this.emitFile({ type: 'asset', fileName: '.vite/weights.json', source: JSON.stringify(weighed, null, 2) });
      const [script, style, ...routes] = weighed;
      const heaviest = routes.toSorted((a, b) => b.size - a.size).slice(0, 1);
      this.info(
        [script, style, ...heaviest]
          .flatMap((part) => part ?? [])
          .map(said)
          .join(' · '),
      );
    },
  };
}

/** A size and its budget in kB gzip. */
interface Weighed {
  what: string;
  size: number;
  budget: number;
}

function weigh(bundle: Rolldown.OutputBundle): Weighed[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) return [];
  const first = closure(entry.fileName, bundle);
  const routes = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((chunk) => {
      const loaded = loadedBefore(chunk, chunks, bundle);
      const own = [...closure(chunk.fileName, bundle)].filter((name) => !first.has(name) && !loaded.has(name));
      const size = kilobytes(own.map((name) => sourceOf(bundle[name])));
      return { what: `route ${chunk.name}`, size, budget: BUDGET.routeScript };
    });
  const styles = new Set([...first].flatMap((name) => stylesOf(bundle[name])));
  return [
    {
      what: 'first script',
      size: kilobytes([...first].map((name) => sourceOf(bundle[name]))),
      budget: BUDGET.firstScript,
    },
    {
      what: 'first style',
      size: kilobytes([...styles].map((name) => sourceOf(bundle[name]))),
      budget: BUDGET.firstStyle,
    },
    ...routes,
  ];
}

/** Returns the files that every importer of a chunk has loaded already. */
function loadedBefore(
  { fileName }: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Set<string> {
  const importers = chunks.filter(({ dynamicImports }) => dynamicImports.includes(fileName));
  const [own = new Set<string>(), ...others] = importers.map((importer) => closure(importer.fileName, bundle));
  return others.reduce((common, other) => common.intersection(other), own);
}

/** Returns a chunk and all of its static imports. */
function closure(start: string | undefined, bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set(start === undefined ? [] : [start]);
  for (const name of found) {
    const output = bundle[name];
    if (output?.type === 'chunk') for (const imported of output.imports) found.add(imported);
  }
  return found;
}

function stylesOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): string[] {
  return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset | undefined;

const sourceOf = (output: Output): string | Uint8Array =>
  output?.type === 'chunk' ? output.code : (output?.source ?? '');

const kilobytes = (sources: (string | Uint8Array)[]): number =>
  sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).byteLength, 0) / 1000;
