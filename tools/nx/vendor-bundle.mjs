import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../run/lib/workspace.mjs';

/**
 * npm packages that specs load as a single file each. For every spec file, Jest resolves, compiles and links each
 * module of a package again: 2,400 modules for a NestJS spec, 45 when bundled.
 * Excluded: packages with native code or other files, packages that others load by `require` (class-transformer, dayjs,
 * pg, react), and Testing Library, which finds Jest's fake timers only as CommonJS.
 */
export const VENDOR_ENTRIES = [
  '@fastify/static',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/form',
  '@mantine/hooks',
  '@nestjs/axios',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/platform-fastify',
  '@nestjs/swagger',
  '@nestjs/terminus',
  '@simplewebauthn/browser',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@testing-library/user-event',
  'axios',
  'class-validator',
  'cockatiel',
  'cookie',
  'drizzle-orm',
  'drizzle-orm/node-postgres',
  'drizzle-orm/pg-core',
  'fast-check',
  'fastify',
  'i18next',
  'ioredis',
  'lru-cache',
  'openapi-fetch',
  'otpauth',
  'pino',
  'prom-client',
  'qrcode',
  'rate-limiter-flexible',
  'rate-limiter-flexible/lib/RateLimiterPostgres.js',
  'rate-limiter-flexible/lib/RateLimiterRedis.js',
  'react-i18next',
  'react-router',
  'reflect-metadata',
  'rxjs',
  'undici',
  'zod',
  'zustand',
];

const external = [
  /^node:/,
  /\.node$/,
  /^class-transformer(\/|$)/,
  /^dayjs(\/|$)/,
  /^pg(-|\/|$)/,
  /^react(-dom)?(\/|$)/,
  /^@testing-library\/(dom|react)$/,
  'sharp',
  'bufferutil',
  'utf-8-validate',
];

/** Optional peers of NestJS that are not installed, and React's hints for server components. */
const EXPECTED_LOGS = new Set(['UNRESOLVED_IMPORT', 'MODULE_LEVEL_DIRECTIVE']);

/** @param {string} specifier of an entry @returns {string} its file name in the bundle */
export const vendorFile = (specifier) => `${specifier.replaceAll(/[^\w]+/g, '_')}.mjs`;

/** Builds the bundle for the installed packages if it does not exist. @returns {Promise<string>} its folder */
export async function ensureVendorBundle() {
  const parent = inWorkspace('node_modules/.cache/housebrand/vendor');
  const folder = join(parent, fingerprint());
  if (existsSync(folder)) return folder;
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(parent, { recursive: true });
  const draft = mkdtempSync(join(parent, 'draft-'));
  await bundle(draft);
  // another run may have built it meanwhile
  if (!existsSync(folder)) renameSync(draft, folder);
  return folder;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [inWorkspace('package-lock.json'), import.meta.filename]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function bundle(folder) {
  const { rolldown } = await import('rolldown');
  const modules = new Map();
  for (const name of VENDOR_ENTRIES) modules.set(`entry:${name}`, await reexports(name));
  const build = await rolldown({
    input: Object.fromEntries(
      VENDOR_ENTRIES.map((name) => [vendorFile(name).slice(0, -'.mjs'.length), `entry:${name}`]),
    ),
    cwd: inWorkspace('.'),
    platform: 'node',
    resolve: { conditionNames: ['node', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    external,
    plugins: [
      {
        name: 'entries',
        resolveId: (id) => (modules.has(id) ? id : undefined),
        load: (id) => modules.get(id),
      },
    ],
    onLog: (level, log, handle) => EXPECTED_LOGS.has(log.code) || handle(level, log),
  });
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunk-[hash].mjs',
    strictExecutionOrder: true,
  });
}

/** Re-exports every name that Node finds in a package: a bundler cannot determine those of CommonJS. */
async function reexports(name) {
  const exported = Object.keys(await import(name));
  const names = exported.filter((key) => /^[\w$]+$/.test(key) && key !== '__esModule');
  return `export { ${names.join(', ')} } from '${name}';`;
}
