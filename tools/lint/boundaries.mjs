import boundaries from 'eslint-plugin-boundaries';
import {
  applicationMayEnter,
  applications,
  browserOnly,
  faces,
  libraries,
  mayEnter,
  outside,
  outsideLibraries,
  pureLibraries,
  serverOnly,
  specsMayEnter,
} from './house.mjs';

const element = (type) => ({ element: { type } });
const anyOf = (types) => ({ element: { types: { anyOf: types } } });
const rooms = () =>
  libraries().flatMap((library) => faces.map((face) => ({ library, face, type: `${library}/${face}` })));

const elements = () => [
  ...rooms().map(({ library, face, type }) => ({ type, pattern: `libs/${library}/src/${face}`, partialMatch: false })),
  ...applications().map((name) => ({ type: `app:${name}`, pattern: `apps/${name}`, partialMatch: false })),
];

/** Every room reaches itself and what house.mjs lists; whoever is not listed is refused. */
function policies(extra) {
  const allow = (from, types) => ({ from: element(from), allow: { to: anyOf([from, ...types]) } });
  return [
    ...rooms().map(({ library, face, type }) => allow(type, [...mayEnter(library, face), ...extra(library)])),
    ...applications().map((name) => allow(`app:${name}`, [...applicationMayEnter(name), ...extra(name)])),
  ];
}

const message = 'This room may not import from there: see tools/lint/house.mjs for who may enter which.';
const dependencies = (extra) => ['error', { default: 'disallow', message, policies: policies(extra) }];

const refuse = (names, text) => names.map((name) => ({ regex: `^${name.replace('*', '.*')}(/|$)`, message: text }));
const doors = {
  regex: '^@housebrand/[a-z-]+/(?!(nest|react|headless|embed|testing|testing/react|react/(base|fonts)[.]css)$)',
  message:
    'A library is entered through its doors only: its name alone (core), /nest, /react, /headless, /embed, /testing or /testing/react.',
};
const restricted = (patterns) => ({ 'no-restricted-imports': ['error', { patterns: [doors, ...patterns] }] });

const pureAnd = (others) => ({
  regex: `^(?!\\.|@housebrand/|(${[...pureLibraries, ...others].join('|')})(/|$))`,
  message: 'A core knows no framework and no I/O, only small pure libraries: both faces import it.',
});

const code = '{ts,tsx}';
const specs = ['**/*.spec.ts', '**/*.spec.tsx'];

/** @type {import('eslint').Linter.Config[]} */
export const boundaryConfigs = [
  {
    files: [`{apps,libs}/*/src/**/*.${code}`],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { conditionNames: ['@housebrand/source', 'types', 'import', 'default'], alwaysTryTypes: false },
      },
      'boundaries/elements': elements(),
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/legacy-templates': false,
    },
    rules: { 'boundaries/dependencies': dependencies(() => []), ...restricted([]) },
  },
  {
    files: [`libs/*/src/nest/**/*.${code}`, `apps/{api,provider-simulator}/src/**/*.${code}`],
    rules: restricted(refuse(browserOnly, 'The server knows nothing of the browser.')),
  },
  {
    files: [`libs/*/src/react/**/*.${code}`, `libs/*/src/testing/react/**/*.${code}`, `apps/portal/src/**/*.${code}`],
    rules: restricted([
      ...refuse(serverOnly, 'The browser knows nothing of the server.'),
      { regex: '^node:', message: 'There is no Node in the browser.' },
      {
        regex: '^@tanstack/react-query$',
        importNamePattern: '^use(Query|Queries|InfiniteQuery|SuspenseQuery|SuspenseQueries|SuspenseInfiniteQuery)$',
        message: 'Take useQuery and useQueries from @housebrand/shared/react: they draw what changes in slices.',
      },
    ]),
  },
  {
    files: [`libs/*/src/core/**/*.${code}`],
    ignores: specs,
    rules: restricted([pureAnd([])]),
  },
  {
    files: [`libs/${outside}/src/**/*.${code}`],
    ignores: specs,
    rules: restricted([pureAnd(outsideLibraries)]),
  },
  {
    files: specs,
    rules: { 'boundaries/dependencies': dependencies(specsMayEnter) },
  },
];
