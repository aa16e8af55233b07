import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What a phone may have to fetch, kB gzip. */
const BUDGET = { firstScript: 150, firstStyle: 12, routeScript: 40 } as const;

/** Prints what a visit begins with and its heaviest route, beside what they may weigh; warns when one is over. */
export function bundleBudget(): Plugin {
  return {
    name: 'housebrand:bundle-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const weighed = weigh(bundle);
      const lines = weighed.map(({ what, size, budget }) => `${what} ${size.toFixed(1)} of ${budget} kB gzip`);
      this.info(lines.join(' · '));
      for (const { what, size, budget } of weighed)
        if (size > budget) this.warn(`${what} is over its budget by ${(size - budget).toFixed(1)} kB`);
    },
  };
}

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
      const own = [...closure(chunk.fileName, bundle)].filter((name) => !first.has(name));
      return { name: chunk.name, size: kilobytes(own.map((name) => sourceOf(bundle[name]))) };
    });
  const heaviest = routes.toSorted((a, b) => b.size - a.size)[0];
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
    { what: `heaviest route (${heaviest?.name ?? 'none'})`, size: heaviest?.size ?? 0, budget: BUDGET.routeScript },
  ];
}

/** A chunk and all that it imports at once. */
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
