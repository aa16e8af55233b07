import tseslint from 'typescript-eslint';

const rules = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
};

/**
 * The lint that needs types, where it pays: a forgotten promise on the server loses money. One program over all server
 * code in a run of its own; a program for every library would take minutes and gigabytes.
 */
export default [
  {
    files: ['libs/*/src/nest/**/*.ts', 'apps/{api,provider-simulator}/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: `${import.meta.dirname}/tsconfig.server.json` },
    },
    rules,
  },
];
