import { defineConfig } from 'oxlint';
import { boundaryOverrides } from './tools/lint/boundaries.mjs';
import { reactLayers } from './tools/lint/house.mjs';
import { everywhere, inJavaScript, inTypeScript } from './tools/lint/public-rules.mjs';
import { providerFolders } from './tools/lint/vendor-vocabulary.mjs';

const typescript = ['**/*.{ts,tsx}'];
const sources = ['{apps,libs}/*/src/**/*.{ts,tsx}'];
const specs = ['**/*.spec.{ts,tsx}'];
const server = ['libs/*/src/{nest,docs}/**/*.ts', 'apps/{api,provider-simulator}/src/**/*.ts'];
const browser = [`libs/*/src/{${reactLayers.join(',')}}/**/*.{ts,tsx}`, 'apps/{portal,office}/src/**/*.{ts,tsx}'];

const globals = [
  'process',
  'console',
  'URL',
  'fetch',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'AbortController',
  'AbortSignal',
  'Buffer',
  'performance',
  'document',
  'window',
  'requestAnimationFrame',
  'getComputedStyle',
  'navigator',
  'location',
  'structuredClone',
  'TextDecoder',
  'TextEncoder',
];

export default defineConfig({
  options: { reportUnusedDisableDirectives: 'error', typeAware: true },
  plugins: ['typescript', 'react', 'import'],
  jsPlugins: ['./tools/lint/plugin.mjs'],
  //settings
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/dist/**',
    '**/node_modules/**',
    '.data*/**',
    '.nx/**',
    'coverage/**',
    'test-results/**',
    'screens/**',
    'docs/screens/**',
    'tools/lint/fixtures/**',
    // made of the OpenAPI document
    'libs/api-client/src/core/{schema,calls,repetitions}.ts',
  ],
  rules: { ...everywhere, 'housebrand/plain-assignments': 'error', 'housebrand/plain-loops': 'error' },
  overrides: [
    {
      files: ['**/*.{js,mjs}'],
      globals: Object.fromEntries(globals.map((name) => [name, 'readonly'])),
      rules: inJavaScript,
    },
    { files: typescript, rules: inTypeScript },
    {
      files: [...specs, 'apps/e2e/**', '**/migrations/*.ts'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    { files: sources, rules: { 'housebrand/relative-imports': 'error', 'housebrand/style-modules': 'error' } },
    { files: sources, excludeFiles: specs, rules: { 'housebrand/message-keys': 'error' } },
    {
      files: sources,
      // Demo data, and letters that are drawn into pictures.
      excludeFiles: [
        ...specs,
        '**/testing/**',
        'apps/{provider-simulator,e2e}/**',
        'apps/api/src/seed/**',
        'libs/*/src/nest/seed-*.ts',
        'libs/artwork/src/core/**',
      ],
      rules: { 'housebrand/messages-in-locales': 'error' },
    },
    {
      files: sources,
      excludeFiles: [
        // Specs and journeys calculate what they expect by other means.
        ...specs,
        // The conversions themselves.
        'libs/shared/src/core/{money,percent}.ts',
        // Drawings, colours and the odds of games: no amounts of money.
        'libs/artwork/src/core/**',
        'libs/theming/src/core/corrections.ts',
        'apps/provider-simulator/src/{art,play/engines,play/client/art}/**',
        'apps/provider-simulator/src/play/client/offers/wheel.ts',
      ],
      rules: { 'housebrand/money-conversions': 'error' },
    },
    {
      files: ['libs/*/src/nest/**/*.{repository,controller}.ts'],
      rules: { 'housebrand/services-decide': 'error' },
    },
    {
      files: ['libs/*/src/nest/**/*.ts', 'apps/api/src/**/*.ts'],
      excludeFiles: specs,
      rules: { 'housebrand/member-refs': 'error' },
    },
    { files: server, rules: { 'housebrand/qualified-columns': 'error', 'housebrand/runtime-types': 'error' } },
    {
      files: server,
      excludeFiles: ['libs/shared/src/nest/context/caller.decorators.ts'],
      rules: { 'housebrand/remote-address': 'error' },
    },
    {
      // These need types: a forgotten promise on the server loses money.
      files: server,
      excludeFiles: specs,
      rules: { '@typescript-eslint/no-floating-promises': 'error', '@typescript-eslint/no-misused-promises': 'error' },
    },
    { files: typescript, excludeFiles: providerFolders, rules: { 'housebrand/vendor-fields': 'error' } },
    {
      files: browser,
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'housebrand/exported-functions': 'error',
      },
    },
    {
      files: browser,
      // The browser's own entry point, and the office, which only browsers render.
      excludeFiles: [...specs, 'apps/portal/src/main.tsx', 'apps/office/src/**'],
      rules: { 'housebrand/drawn-anywhere': 'error' },
    },
    {
      files: browser,
      // The studio is for developers, who don't translate it.
      excludeFiles: [...specs, 'apps/studio/**', '**/testing/**'],
      rules: { 'housebrand/loose-text': 'error' },
    },
    {
      files: ['libs/*/src/react/**/*.{ts,tsx}'],
      rules: { 'housebrand/query-files': 'error' },
    },
    ...boundaryOverrides,
  ],
});
