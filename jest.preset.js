import { fileURLToPath } from 'node:url';

const tool = (name) => fileURLToPath(new URL(`tools/nx/${name}`, import.meta.url));

/** One preset for every project: TypeScript through swc with decorator metadata, ES modules, the source doors of our libraries. */
export default {
  testEnvironment: tool('jest-node-environment.mjs'),
  // ends what hangs; a busy machine is slow, not wrong
  testTimeout: 120_000,
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.sql', '.svg'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  testEnvironmentOptions: { customExportConditions: ['@housebrand/source', 'node', 'node-addons'] },
  resolver: tool('vendor-resolver.mjs'),
  moduleNameMapper: { '\\.(css|png|webp|avif|woff2)(\\?\\w+)?$': tool('asset-stub.mjs') },
  setupFiles: [tool('jest-browser-globals.mjs'), tool('jest-seed.mjs')],
  globalSetup: tool('jest-global-setup.mjs'),
  globalTeardown: tool('jest-global-teardown.mjs'),
  reporters: ['default', tool('file-watchdog.mjs')],
  transform: {
    // `?raw`: Jest resolves imports without their query
    '\\.(sql|svg)$': tool('jest-raw-text.mjs'),
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
          target: 'es2023',
          keepClassNames: true,
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@housebrand/)'],
};
