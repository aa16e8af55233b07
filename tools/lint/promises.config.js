import tseslint from 'typescript-eslint';
import { outcomeTakenRule } from './rules/outcome-taken.mjs';

const rules = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  'housebrand/outcome-taken': 'error',
};

/**
 * The lint that needs types, where it pays: a forgotten promise on the server loses money. One program over all server
 * code in a run of its own; a program for every library would take minutes and gigabytes.
 */
export default [
  {
    files: ['libs/*/src/nest/**/*.ts', 'apps/{api,provider-simulator}/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    // what is switched off for the other rules is not known here
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { '@typescript-eslint': tseslint.plugin, housebrand: { rules: { 'outcome-taken': outcomeTakenRule } } },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: `${import.meta.dirname}/tsconfig.server.json` },
    },
    rules,
  },
];
