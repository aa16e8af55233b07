import type { Plugin, Rolldown } from 'vite';

/** Packages that few requests need or that load many others. They must be loaded by `import()` or bundled. */
const NOT_AT_START: ReadonlySet<string> = new Set([
  '@nestjs/swagger',
  '@simplewebauthn/server',
  'axios',
  'ioredis',
  'sharp',
  'zod',
]);

/** Fails the build if the server's start loads a package that it does not need. */
export function startFiles(): Plugin {
  return {
    name: 'api-start-files',
    generateBundle(_, bundle) {
      const seen = new Set<string>();
      const follow = (file: string): void => {
        if (seen.has(file)) return;
        seen.add(file);
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') chunk.imports.forEach(follow);
      };
      const isFirst = (one: Rolldown.OutputAsset | Rolldown.OutputChunk): one is Rolldown.OutputChunk =>
        one.type === 'chunk' && (one.fileName === 'main.js' || one.name === 'start');
      Object.values(bundle)
        .filter(isFirst)
        .forEach(({ fileName }) => follow(fileName));
      const early = [...seen].filter((file) => NOT_AT_START.has(file));
      if (early.length > 0) this.error(`the API's start loads ${early.join(', ')}`);
    },
  };
}
