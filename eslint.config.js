import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaryConfigs } from './tools/lint/boundaries.mjs';
import { housebrand } from './tools/lint/plugin.mjs';
import { vendorRooms } from './tools/lint/vendor-vocabulary.mjs';

const typescript = ['**/*.{ts,tsx}'];
/** A leading underscore says that a name is there only for its place. */
const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true };
const server = ['libs/*/src/nest/**/*.ts', 'apps/{api,provider-simulator}/src/**/*.ts'];

export default defineConfig(
  globalIgnores([
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
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { ...js.configs.recommended.rules, 'no-unused-vars': ['error', unused] },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
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
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: typescript, extends: [tseslint.configs.recommended] },
  {
    files: typescript,
    plugins: { housebrand },
    rules: {
      // TypeScript knows better what is defined.
      'no-undef': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', unused],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'prefer-import', lib: 'never' }],
      // Handlers of NestJS and Fastify have shapes of their own.
      '@typescript-eslint/no-extraneous-class': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', 'apps/e2e/**', '**/migrations/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    plugins: { housebrand },
    rules: { 'housebrand/relative-imports': 'error', 'housebrand/style-modules': 'error' },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { housebrand },
    rules: { 'housebrand/message-keys': 'error' },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    // Demo data, and letters that are drawn into pictures.
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/testing/**',
      'apps/{provider-simulator,e2e}/**',
      'apps/api/src/seed/**',
      'libs/*/src/nest/seed-*.ts',
      'libs/artwork/src/core/**',
    ],
    plugins: { housebrand },
    rules: { 'housebrand/words-in-locales': 'error' },
  },
  {
    files: server,
    plugins: { housebrand },
    rules: { 'housebrand/qualified-columns': 'error', 'housebrand/runtime-types': 'error' },
  },
  { files: typescript, ignores: vendorRooms, plugins: { housebrand }, rules: { 'housebrand/vendor-fields': 'error' } },
  {
    files: ['libs/*/src/react/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['libs/*/src/react/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    plugins: { housebrand },
    rules: { 'housebrand/exported-functions': 'error' },
  },
  {
    files: ['libs/*/src/react/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    // The browser's own door.
    ignores: ['**/*.spec.{ts,tsx}', 'apps/portal/src/main.tsx'],
    plugins: { housebrand },
    rules: { 'housebrand/drawn-anywhere': 'error' },
  },
  {
    files: ['libs/*/src/react/**/*.{ts,tsx}'],
    ignores: ['libs/shared/**'],
    plugins: { housebrand },
    rules: { 'housebrand/query-files': 'error' },
  },
  boundaryConfigs,
);
