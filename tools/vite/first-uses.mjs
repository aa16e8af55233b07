import { readFileSync, readdirSync } from 'node:fs';
import { inWorkspace } from '../run/lib/workspace.mjs';
import { withInstalledNames } from './layers.mjs';

/**
 * Returns the code below `## First use` in each library's README, with our entry points under their installed names.
 * @returns {{ library: string, file: string, text: string, isAlone: boolean }[]} `isAlone`: it runs without an API
 */
export function firstUses() {
  return readdirSync(inWorkspace('libs')).flatMap((library) => {
    const readme = readFileSync(inWorkspace('libs', library, 'README.md'), 'utf8');
    const [, section = ''] = /\n## First use\n([^]*?)(?=\n## |$)/.exec(readme) ?? [];
    return [...section.matchAll(/^```(tsx?)\n([^]*?)^```/gm)].map(([, kind, text], at) => ({
      library,
      file: `${library}-${at + 1}.${kind}`,
      text: withInstalledNames(text),
      isAlone: !text.includes('http://localhost'),
    }));
  });
}
