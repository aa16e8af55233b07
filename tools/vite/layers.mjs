/**
 * The packages of a library, one per layer, each with its complete dependencies: a web page installs no server code,
 * and a server no browser code.
 */
export const LAYERS = [
  { suffix: '', folders: ['core', '_virtual'], entryPoints: { '.': '.', './contracts': './contracts' } },
  {
    suffix: '-react',
    folders: ['react', 'browser', 'ui', 'testing/react', 'core/locales', 'assets', '_virtual'],
    entryPoints: {
      './react': '.',
      './headless': './headless',
      './embed': './embed',
      './testing/react': './testing',
      './react/base.css': './base.css',
      './react/fonts.css': './fonts.css',
    },
  },
  {
    suffix: '-nest',
    folders: ['nest', 'testing', '_virtual'],
    entryPoints: { './nest': '.', './testing': './testing' },
  },
];

/** `@housebrand/wallet/react` as an installed package: `@housebrand/wallet-react`. */
export function installedName(specifier) {
  const [, library, rest] = /^(@housebrand\/[a-z-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!library || !rest) return specifier;
  const layer = LAYERS.find(({ entryPoints }) => Object.hasOwn(entryPoints, `.${rest}`));
  return layer ? library + layer.suffix + layer.entryPoints[`.${rest}`].slice(1) : specifier;
}

/** Static and dynamic imports, and re-exports. */
const SPECIFIER =
  /((?:^|\n)\s*(?:import|export)\b[^'"`;=()]*?\bfrom\s*['"]|(?:^|\n)\s*import\s*['"]|\bimport\(\s*['"])([^'"]+)(['"])/g;

/** Packages that the compiler names by their location, but that code imports from another package. */
const REEXPORTED = { '@tanstack/query-core': '@tanstack/react-query' };

/** Replaces our entry points in a file by their installed names. */
export const withInstalledNames = (text) =>
  text.replace(SPECIFIER, (_whole, before, name, after) => before + (REEXPORTED[name] ?? installedName(name)) + after);

/** The packages that a file imports. */
export function packagesIn(text) {
  return [...text.matchAll(SPECIFIER)]
    .map(([, , name]) => name)
    .filter((name) => /^@?[a-z]/i.test(name) && !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
