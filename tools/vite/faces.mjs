/**
 * What of a library is a package of its own: a web page installs nothing of a server, a server nothing of a browser, and each
 * says wholly what it needs.
 */
export const FACES = [
  { suffix: '', folders: ['core'], doors: { '.': '.' } },
  {
    suffix: '-react',
    folders: ['react', 'testing/react', 'core/locales', 'assets', '_virtual'],
    doors: {
      './react': '.',
      './headless': './headless',
      './embed': './embed',
      './testing/react': './testing',
      './react/base.css': './base.css',
      './react/fonts.css': './fonts.css',
    },
  },
  { suffix: '-nest', folders: ['nest', 'testing', '_virtual'], doors: { './nest': '.', './testing': './testing' } },
];

/** `@housebrand/wallet/react` as it is installed: `@housebrand/wallet-react`. */
export function installedName(specifier) {
  const [, library, rest] = /^(@housebrand\/[a-z-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!library || !rest) return specifier;
  const face = FACES.find(({ doors }) => Object.hasOwn(doors, `.${rest}`));
  return face ? library + face.suffix + face.doors[`.${rest}`].slice(1) : specifier;
}

/** What is imported or handed on, at once or when it is wanted. */
const SPECIFIER =
  /((?:^|\n)\s*(?:import|export)\b[^'"`;=()]*?\bfrom\s*['"]|(?:^|\n)\s*import\s*['"]|\bimport\(\s*['"])([^'"]+)(['"])/g;

/** What the compiler names by where it found it, and everybody imports from elsewhere. */
const REEXPORTED = { '@tanstack/query-core': '@tanstack/react-query' };

/** A file of a face with every door of ours under the name it is installed by. */
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
