import {
  browserOnly,
  looks,
  outside,
  outsideLibraries,
  pureLibraries,
  reactLayers,
  schemaLibraries,
  serverOnly,
} from './house.mjs';

const refuse = (names, text) => names.map((name) => ({ regex: `^${name.replace('*', '.*')}(/|$)`, message: text }));
const entryPoints = {
  regex:
    '^@housebrand/[a-z-]+/(?!(contracts|nest|docs|react|headless|embed|testing|testing/react|react/(base|fonts)[.]css)$)',
  message:
    'Import a library through its entry points only: its bare name (core), /contracts, /nest, /docs, /react, /headless, /embed, /testing or /testing/react.',
};
const laboratory = {
  regex: '^(\\.\\./)+lab/',
  message: 'The laboratory imports the product and the tools, not the other way round.',
};
const restricted = (patterns) => ({ 'housebrand/packages': ['error', [entryPoints, laboratory, ...patterns]] });

const pureAnd = (others) => ({
  regex: `^(?!\\.|@housebrand/|(${[...pureLibraries, ...others].join('|')})(/|$))`,
  message: 'A core knows no framework and no I/O, only small pure libraries: both faces import it.',
});

const inBrowser = [
  ...refuse(serverOnly, 'Browser code must not import server packages.'),
  ...refuse(schemaLibraries, 'Schemas stay on the server: import the type of a contract.'),
  { regex: '^node:', message: 'Node modules are not available in the browser.' },
];
const hooksOfTheLibrary = {
  regex: '^@tanstack/react-query$',
  importNamePattern: '^use(Query|Queries|InfiniteQuery|SuspenseQuery|SuspenseQueries|SuspenseInfiniteQuery|Mutation)$',
  message:
    'Take useQuery, useQueries and useMutation from @housebrand/shared/react: queries render changes in slices, mutations never retry.',
};

const withoutLook = [
  ...inBrowser,
  ...refuse(looks, 'Components and icons belong to the layer ui.'),
  { regex: '[.]css$', message: 'Styles belong to the layer ui.' },
];

const code = '{ts,tsx}';
/** Contracts of our API, and those of the providers' APIs: server code imports their schemas. */
const contracts = ['libs/*/src/core/contracts.ts', 'libs/*/src/core/contracts/*.ts', 'libs/providers/src/core/**/*.ts'];
const specs = ['**/*.spec.ts', '**/*.spec.tsx'];

/** @type {import('oxlint').OxlintOverride[]} */
export const boundaryOverrides = [
  { files: ['{apps,libs,tools}/**'], rules: { 'housebrand/packages': ['error', [laboratory]] } },
  {
    files: [`{apps,libs}/*/src/**/*.${code}`],
    rules: { 'housebrand/layers': 'error', ...restricted([]) },
  },
  {
    files: [`libs/*/src/{nest,docs}/**/*.${code}`, `apps/{api,provider-simulator}/src/**/*.${code}`],
    rules: restricted(refuse(browserOnly, 'Server code must not import browser packages.')),
  },
  {
    files: [
      `libs/*/src/{${reactLayers.join(',')},testing/react}/**/*.${code}`,
      `apps/{portal,office}/src/**/*.${code}`,
    ],
    rules: restricted([...inBrowser, hooksOfTheLibrary]),
  },
  { files: [`libs/*/src/browser/**/*.${code}`], rules: restricted([...withoutLook, hooksOfTheLibrary]) },
  { files: ['libs/shared/src/browser/api/use-mutation.ts'], rules: restricted(withoutLook) },
  {
    files: [
      `libs/*/src/{core,${reactLayers.join(',')},testing/react}/**/*.${code}`,
      `apps/{portal,studio,office}/src/**/*.${code}`,
    ],
    excludeFiles: [...specs, ...contracts],
    rules: { 'housebrand/contract-types': 'error' },
  },
  {
    files: [`libs/*/src/core/**/*.${code}`],
    excludeFiles: specs,
    rules: restricted([pureAnd([])]),
  },
  {
    files: contracts,
    excludeFiles: specs,
    rules: restricted([pureAnd(schemaLibraries)]),
  },
  {
    files: [`libs/${outside}/src/**/*.${code}`],
    excludeFiles: specs,
    rules: restricted([pureAnd(outsideLibraries)]),
  },
];
